import { loadContactForm } from '#features/contact/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { type LaterPart, useLater } from '#web/site/use-later.ts';
import { YoutubeVideo } from '#web/site/youtube-video.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type BoothView, hasMovieTab } from '../../rules/detail/offered-views.ts';
import type { BoothDetail, ExhibitorAdministrator } from '../../contract/detail.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';
import { descriptionOf } from './booth-facts.ts';
import { BoothChat } from './booth-chat.tsx';
import { BoothDownloads } from './booth-downloads.tsx';
import { BoothProducts, ProductRow } from './booth-products.tsx';
import { BoothStaff } from './booth-staff.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import type { BoothProgrammeProps, BoothSlotProps } from '../slot/slot-props.ts';
import { boothSlots } from './slots.ts';
import { useViewHref } from './view-href.ts';

interface ViewProps {
  booth: BoothDetail;
  staff: readonly ExhibitorAdministrator[];
  contentId: number;
  title: string;
}

const views: Record<BoothView, (props: ViewProps) => React.ReactNode> = {
  overview: (props) => <Overview {...props} />,
  movies: ({ booth }) => <Movies movies={booth.movies} />,
  products: ({ booth }) => <BoothProducts products={booth.products} />,
  contact: (props) => <Contact {...props} />,
  questionnaire: (props) => <SlotView load={boothSlots.questionnaire} {...props} />,
  chat: ({ booth, ...props }) => <BoothChat boothId={booth.boothId} {...props} />,
  talk: (props) => <SlotView load={boothSlots.talk} {...props} />,
  download: (props) => <BoothDownloads {...props} />,
};

/** The open tab or panel of a booth. */
export function BoothViewPart({ open, ...props }: ViewProps & { open: BoothView }) {
  return views[open](props);
}

function Overview({ booth, staff, contentId }: ViewProps) {
  const say = useTexts(boothDetailTexts);
  const hrefOf = useViewHref(contentId, booth.boothId);
  const description = descriptionOf(booth);
  const movies = hasMovieTab(booth.tabSet) ? [] : booth.movies;
  const { scheduleContentId, schedule } = booth;
  const hasProgramme = scheduleContentId !== null && schedule.length > 0;
  return (
    <>
      {description ? <RichText html={description} /> : <p className="hb-booth-empty">{say.empty}</p>}
      <ProductRow products={booth.products} href={hrefOf('products')} />
      {movies.length > 0 ? <Movies movies={movies} /> : null}
      {hasProgramme ? <Programme scheduleContentId={scheduleContentId} sessionIds={schedule} /> : null}
      <BoothStaff staff={staff} />
    </>
  );
}

function Movies({ movies }: Pick<BoothDetail, 'movies'>) {
  const say = useTexts(boothDetailTexts);
  return (
    <div className="hb-booth-movies">
      {movies.map(({ id, title, youtubeId }) => (
        <YoutubeVideo key={id} videoId={youtubeId} title={title} texts={say.movie} />
      ))}
    </div>
  );
}

const loadForm = () => loadContactForm().then(({ ContactForm: Part, texts }) => ({ Part, texts }));

function Contact({ booth, contentId, title }: ViewProps) {
  const say = useTexts(boothDetailTexts);
  const Form = useLater(true, loadForm);
  return (
    <div className="hb-stack hb-booth-form">
      <PrivacyNote>{say.privacy.contact(title)}</PrivacyNote>
      {Form ? <Form contentId={contentId} detailId={booth.boothId} hasLead={false} /> : <Waiting />}
    </div>
  );
}

type SlotProps = ViewProps & { load: (() => Promise<LaterPart<BoothSlotProps>>) | undefined };

const nothing = () => Promise.reject(new Error('Nothing fills this slot.'));

function SlotView({ load, booth, contentId, title }: SlotProps) {
  const Part = useLater(load !== undefined, load ?? nothing);
  return Part ? <Part contentId={contentId} boothId={booth.boothId} title={title} /> : <Waiting />;
}

/** Keeps the place of its sessions, so that nothing below moves when they come. */
function Programme(props: Omit<BoothProgrammeProps, 'waiting'>) {
  const say = useTexts(boothDetailTexts);
  const Part = useLater(boothSlots.programme !== undefined, boothSlots.programme ?? nothing);
  if (boothSlots.programme === undefined) return null;
  const waiting = (
    <div className="hb-booth-programme">
      <NeedsScript />
      <Skeleton shape="title" />
      <Skeleton shape="row" count={props.sessionIds.length} />
    </div>
  );
  return <Section title={say.programme}>{Part ? <Part {...props} waiting={waiting} /> : waiting}</Section>;
}

function Waiting() {
  const say = useTexts(boothDetailTexts);
  return (
    <>
      <NeedsScript />
      <p className="hb-booth-waiting">{say.loading}</p>
    </>
  );
}
