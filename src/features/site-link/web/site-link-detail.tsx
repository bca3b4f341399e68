import { saidPeriod } from '#kernel/said-date.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ExternalIcon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import { Section } from '#web/ui/section.tsx';
import type { SiteLinkDetail } from '../contract.ts';
import type { SiteLinkContent } from '../documents.ts';
import { leavesHost, LinkAnchor } from './link-anchor.tsx';
import { readLink } from './read-site-links.ts';
import { siteLinkTexts } from './site-link-texts.ts';
import './site-link.css';

type Module = ModuleEntry<unknown, unknown, Partial<SiteLinkContent>>;

const portraitSizes = '(min-width: 40rem) 12rem, 30vw';

export const texts = [siteLinkTexts];

export function load(
  context: PageContext,
  module: ModuleEntry,
  { detailId }: LoadArguments & { detailId: number },
): Promise<SiteLinkDetail> {
  return readLink(context, module.contentId, detailId);
}

export function head({ name, description, thumbnail }: SiteLinkDetail): PageHead {
  return { title: name, description, ...(thumbnail && { image: thumbnail }) };
}

/** A link on a page of its own: its name, its description and the link itself. */
export function Detail({ module, data }: { module: Module; data: SiteLinkDetail }) {
  const context = usePageContext();
  const say = useTexts(siteLinkTexts);
  const { name, affiliation, description, thumbnail, url, sessions } = data;
  const isSpeaker = module.content.kind === 'speaker';
  const leaves = leavesHost(data);
  const back = {
    href: pageHref(context, 'moduleList', { moduleCode: 'united_web_link', contentId: module.contentId }),
    label: module.title || (isSpeaker ? say.speakers.title : say.backToList),
  };
  const host = /^https?:\/\/([^/?#]+)/i.exec(url ?? '')?.[1];
  return (
    <PageFrame back={back} title={name} lead={affiliation || undefined} width="reading">
      {thumbnail ? (
        <SitePicture
          className={isSpeaker ? 'hb-site-link-portrait' : 'hb-site-link-cover'}
          picture={thumbnail}
          sizes={isSpeaker ? portraitSizes : pictureSizes.article}
          priority
        />
      ) : null}
      {description ? <p className="hb-site-link-lead">{description}</p> : null}
      {url === null ? null : (
        <div className="hb-site-link-way">
          <LinkAnchor
            link={{ ...data, url }}
            ids={{ contentId: module.contentId, detailId: data.detailId }}
            className="hb-button hb-button-primary hb-button-large"
          >
            <span className="hb-button-label">{leaves ? say.openOutside : say.open}</span>
            {leaves ? <ExternalIcon label={say.outside} /> : null}
          </LinkAnchor>
          {host ? <p className="hb-site-link-host">{say.leads(host)}</p> : null}
        </div>
      )}
      {sessions.length === 0 ? null : <Sessions sessions={sessions} />}
    </PageFrame>
  );
}

/** When and in what a speaker speaks, each with the way to the session. */
function Sessions({ sessions }: Pick<SiteLinkDetail, 'sessions'>) {
  const context = usePageContext();
  const say = useTexts(siteLinkTexts);
  return (
    <Section title={say.speakers.sessions}>
      <ul>
        {sessions.map(({ contentId, detailId, title, startDate, endDate }) => (
          <li key={`${contentId}-${detailId}`}>
            <Link
              className="hb-site-link-session"
              href={pageHref(context, 'moduleDetail', { moduleCode: 'schedule', contentId, detailId })}
            >
              <span className="hb-site-link-session-time">{saidPeriod(startDate, endDate, context.language)}</span>
              <span className="hb-site-link-session-title">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
