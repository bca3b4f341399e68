import { type RefObject, useRef, useState } from 'react';
import { FavoriteButton } from '#features/favorite/web.ts';
import { loadBoothNote, useHasUnsavedNote } from '#features/my-bag/web.ts';
import { isBagOn } from '#features/mypage/rules/mypage-flags.ts';
import type { SiteInit } from '#features/site/web.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { siteHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { useLater } from '#web/site/use-later.ts';
import { Chip } from '#web/ui/chip.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ChevronRightIcon, PinIcon, StarIcon } from '#web/ui/icons.tsx';
import { type BoothView, boothTabs, type OfferedViews } from '../../rules/detail/offered-views.ts';
import type { BoothDetail } from '../../contract/detail.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';
import { nameOf, pictureOf } from './booth-facts.ts';
import { BoothActionBar, BoothOptions } from './booth-options.tsx';
import { BoothTabs } from './booth-tabs.tsx';
import { BoothViewPart } from './booth-view.tsx';
import type { BoothData } from './read-booth.ts';
import { RelatedBooths } from './related-booths.tsx';
import type { BoothSlotProps } from '../slot/slot-props.ts';
import { boothSlots } from './slots.ts';
import { useViewCount } from './use-view-count.ts';
import { viewId } from './view-href.ts';
import './booth-detail.css';
import './booth-people.css';
import './booth-products.css';

export interface BoothPageProps extends BoothData {
  contentId: number;
  /** Whether the content counts views. */
  isCounted: boolean;
  back: { href: string; label: string };
  offered: OfferedViews;
  open: BoothView;
}

/** A booth: picture or stage, name and stand, then tabs; what a visitor can do stands beside it or in a bar. */
export function BoothPage({ booth, staff, related, contentId, isCounted, back, offered, open }: BoothPageProps) {
  const say = useTexts(boothDetailTexts);
  const title = nameOf(booth);
  const tabs = boothTabs(booth.tabSet, offered, open);
  const actions = { booth, contentId, title, offered };
  const { isLoggedIn } = usePersonal();
  const fold = useRef<HTMLDetailsElement>(null);
  const unfold = (): void => {
    if (fold.current) fold.current.open = true;
  };
  /** Who keeps the booth can note something now, and agree that its exhibitor learns who they are. */
  const onKept = (): void => {
    if (isLoggedIn) unfold();
  };
  const { init } = usePageContext<SiteInit>();
  const hasNote = isBagOn(init);
  const aside = (
    <>
      <BoothOptions {...actions} />
      {hasNote ? <BoothNote fold={fold} contentId={contentId} boothId={booth.boothId} title={title} /> : null}
    </>
  );
  return (
    <div className="hb-booth" data-tab-set={booth.tabSet}>
      <PageFrame back={back} aside={aside}>
        <BoothTop {...{ booth, contentId, title, isCounted, onKept }} onNote={hasNote ? unfold : undefined} />
        {tabs.length > 1 ? <BoothTabs contentId={contentId} boothId={booth.boothId} tabs={tabs} open={open} /> : null}
        <section className="hb-booth-view" id={viewId} tabIndex={-1} aria-label={say.views[open]}>
          <BoothViewPart booth={booth} staff={staff} contentId={contentId} title={title} open={open} />
        </section>
      </PageFrame>
      <RelatedBooths related={related} />
      <BoothActionBar {...actions} open={open} onKept={onKept} />
    </div>
  );
}

/** The fold with the member's notes. */
type NoteFold = RefObject<HTMLDetailsElement | null>;
type TopProps = { booth: BoothDetail; contentId: number; title: string };

interface BoothTopProps extends TopProps {
  isCounted: boolean;
  /** Opens the fold with the notes, where there is one. */
  onNote: (() => void) | undefined;
  onKept: () => void;
}

function BoothTop({ booth, contentId, title, isCounted, onNote, onKept }: BoothTopProps) {
  const say = useTexts(boothDetailTexts);
  const language = useLanguage();
  const views = useViewCount(contentId, booth.boothId, isCounted);
  return (
    <>
      <BoothHero booth={booth} contentId={contentId} title={title} />
      <div className="hb-page-header hb-booth-header">
        <div className="hb-booth-name">
          {booth.logo === null ? null : (
            <SitePicture className="hb-booth-logo" picture={booth.logo} alt="" ratio="1-1" sizes="5rem" />
          )}
          <div>
            <h1 className="hb-page-title">{title}</h1>
            {booth.phonetic && language === 'jpn' ? <p className="hb-booth-phonetic">{booth.phonetic}</p> : null}
          </div>
        </div>
        <div className="hb-booth-facts">
          {booth.stand && booth.stand !== title ? (
            <p className="hb-booth-stand">
              <PinIcon />
              <span>
                <span className="hb-visually-hidden">{say.stand} </span>
                {booth.stand}
              </span>
            </p>
          ) : null}
          {isCounted ? <p className="hb-booth-count">{views === undefined ? null : say.viewed(views)}</p> : null}
        </div>
        <CategoryPaths categories={booth.categories} contentId={contentId} />
        {booth.options.favorite ? (
          <FavoriteButton
            module="booth"
            contentId={contentId}
            detailId={booth.boothId}
            title={title}
            hasLabel
            className="hb-booth-heart"
            onKept={onKept}
          />
        ) : null}
        {onNote ? <NoteLink onOpen={onNote} /> : null}
      </div>
    </>
  );
}

const noteId = 'booth-note';

/** On a phone the notes come after the view, with what else a visitor can do. */
function NoteLink({ onOpen }: { onOpen: () => void }) {
  const say = useTexts(boothDetailTexts);
  return (
    <a className="hb-booth-note-link" href={`#${noteId}`} onClick={onOpen}>
      <StarIcon />
      {say.note}
    </a>
  );
}

/**
 * It is there for everybody, so that nothing moves when the page learns who is logged in; a member's notes are loaded
 * when it opens.
 */
function BoothNote({ fold, ...props }: BoothSlotProps & { fold: NoteFold }) {
  const say = useTexts(boothDetailTexts);
  const [isOpened, setIsOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isUnsaved = useHasUnsavedNote(props.contentId, props.boothId, isOpen);
  const Part = useLater(isOpened, loadBoothNote);
  return (
    <details
      className="hb-panel hb-booth-note"
      id={noteId}
      ref={fold}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open);
        if (open) setIsOpened(true);
      }}
    >
      <summary className="hb-booth-note-title">
        <StarIcon />
        {say.note}
        {isUnsaved ? <Chip kind="warning">{say.noteUnsaved}</Chip> : null}
        <ChevronRightIcon className="hb-row-arrow" />
      </summary>
      <div className="hb-booth-note-body">{Part ? <Part {...props} /> : null}</div>
    </details>
  );
}

const noStage = () => Promise.reject(new Error('There is no stage.'));

/** The stage where the booth streams; until it has come, and without one, the picture in the same place. */
function BoothHero({ booth, contentId, title }: TopProps) {
  const hasStage = booth.hasStage && boothSlots.stage !== undefined;
  const Stage = useLater(hasStage, boothSlots.stage ?? noStage);
  const poster = pictureOf(booth);
  if (Stage) return <Stage contentId={contentId} boothId={booth.boothId} title={title} poster={poster} />;
  const picture = poster ? (
    <SitePicture className="hb-booth-hero" picture={poster} ratio="16-9" sizes={pictureSizes.article} priority />
  ) : null;
  if (!hasStage) return picture;
  return <div className="hb-stage">{picture ?? <div className="hb-booth-hero hb-card-blank" />}</div>;
}

/** Each path leads to the list of its last category. */
function CategoryPaths({ categories, contentId }: Pick<BoothDetail, 'categories'> & { contentId: number }) {
  const context = usePageContext();
  const say = useTexts(boothDetailTexts);
  if (categories.length === 0) return null;
  return (
    <ul className="hb-booth-categories" aria-label={say.categories}>
      {categories.map((path) => {
        const last = path.at(-1);
        return (
          <li key={last?.id}>
            <a
              className="hb-booth-category"
              href={siteHref(context, `/module/booth/${contentId}?category=${last?.id}`)}
            >
              {path.map(({ name }) => name).join(' › ')}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
