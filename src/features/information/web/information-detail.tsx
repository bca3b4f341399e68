import { ignorePass } from '#web/api/call-error.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { PageLink } from '#web/site/site-link.tsx';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons.tsx';
import { NewsIcon } from '#web/ui/page-icons.tsx';
import type { InformationContents } from '../contract.ts';
import { informationTexts } from './information-texts.ts';
import { InformationMarks, PublishedDate } from './information-line.tsx';
import { readInformation } from './read-information.ts';
import './information.css';

/** null: the call's failure is to be ignored, and the page is empty (ERROR-036). */
type Data = InformationContents | null;

export const texts = [informationTexts];
const descriptionWidth = 240;

export async function load(
  context: PageContext,
  module: ModuleEntry,
  { detailId }: LoadArguments & { detailId: number },
): Promise<Data> {
  const answer = await readInformation(context, module.contentId, detailId).catch(ignorePass);
  return answer?.data ?? null;
}

export function head(data: Data): PageHead {
  const [information] = data?.contents ?? [];
  if (information === undefined) return {};
  const { title, body, image } = information;
  return { title, description: leadOf(body, descriptionWidth), ...(image && { image }) };
}

export function Detail({ module, data }: { module: ModuleEntry; data: Data }) {
  const context = usePageContext();
  const say = useTexts(informationTexts);
  const back = {
    href: pageHref(context, 'moduleList', { moduleCode: 'information', contentId: module.contentId }),
    label: module.title || say.backToList,
  };
  const [information] = data?.contents ?? [];
  if (data === null || information === undefined) {
    return (
      <PageFrame back={back} width="reading">
        <EmptyState icon={<NewsIcon />} title={say.unavailableTitle} text={say.unavailableText} />
      </PageFrame>
    );
  }
  const { title, image, body } = information;
  const meta = (
    <>
      <PublishedDate {...information} />
      <InformationMarks {...information} />
    </>
  );
  return (
    <PageFrame back={back} title={title} meta={meta} width="reading">
      {image ? (
        <SitePicture className="hb-information-cover" picture={image} sizes={pictureSizes.article} priority />
      ) : null}
      {body ? <RichText html={body} /> : null}
      <NeighbourLinks contentId={module.contentId} newer={data.newer} older={data.older} />
    </PageFrame>
  );
}

type NeighbourLinksProps = Pick<InformationContents, 'newer' | 'older'> & { contentId: number };

/** Links from a detail to the information before and the one after it. */
function NeighbourLinks({ contentId, newer, older }: NeighbourLinksProps) {
  const say = useTexts(informationTexts);
  if (newer === null && older === null) return null;
  const addressOf = (detailId: number) => ({ moduleCode: 'information', contentId, detailId });
  return (
    <nav className="hb-neighbours" aria-label={say.neighbours}>
      {newer ? (
        <PageLink className="hb-neighbour" page="moduleDetail" params={addressOf(newer.informationId)} rel="prev">
          <ChevronLeftIcon />
          <span className="hb-neighbour-text">
            <span className="hb-neighbour-label">{say.newer}</span>
            <span className="hb-neighbour-title">{newer.title}</span>
          </span>
        </PageLink>
      ) : null}
      {older ? (
        <PageLink
          className="hb-neighbour hb-neighbour-older"
          page="moduleDetail"
          params={addressOf(older.informationId)}
          rel="next"
        >
          <span className="hb-neighbour-text">
            <span className="hb-neighbour-label">{say.older}</span>
            <span className="hb-neighbour-title">{older.title}</span>
          </span>
          <ChevronRightIcon />
        </PageLink>
      ) : null}
    </nav>
  );
}
