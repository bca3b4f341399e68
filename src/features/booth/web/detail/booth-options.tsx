import type { ReactNode } from 'react';
import { FavoriteButton, useFavorites } from '#features/favorite/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { CalendarIcon, ChatIcon, ChevronRightIcon, DocumentIcon } from '#web/ui/icons.tsx';
import { HeartIcon, MailIcon, QuestionIcon } from '#web/ui/page-icons.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link-context.ts';
import type { BoothDetail } from '../../contract/detail.ts';
import { boothPanels, type BoothView, type OfferedViews } from '../../rules/detail/offered-views.ts';
import { useAnsweredBooths } from '../questionnaire/use-answered-booths.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';
import type { BoothDetailTexts } from './texts/jpn.ts';
import { useViewHref, viewId } from './view-href.ts';

interface ActionsProps {
  booth: BoothDetail;
  contentId: number;
  title: string;
  offered: OfferedViews;
}

type Panel = keyof BoothDetailTexts['actions'];

const icons: Record<Panel, ReactNode> = {
  talk: <CalendarIcon />,
  contact: <MailIcon />,
  chat: <ChatIcon />,
  questionnaire: <QuestionIcon />,
  download: <DocumentIcon />,
};

const panelsOf = (offered: OfferedViews): Panel[] =>
  boothPanels(offered).filter((view: BoothView): view is Panel => Object.hasOwn(icons, view));

/** The acts that the booth offers a visitor, each with its own address (BOOTH-005). */
export function BoothOptions({ booth, contentId, offered }: ActionsProps) {
  const say = useTexts(boothDetailTexts);
  const hrefOf = useViewHref(contentId, booth.boothId);
  const favorites = useFavorites();
  const hasHeart = booth.options.favorite && favorites.isOn;
  const panels = panelsOf(offered);
  // The answered questionnaire wears a mark, so it stays a row.
  const main = panels.find((panel) => panel !== 'questionnaire');
  const others = panels.filter((panel) => panel !== main);
  const { isAnswered } = useAnsweredBooths();
  const hasAnswered = isAnswered({ contentId, detailId: booth.boothId });
  if (panels.length === 0 && !hasHeart) return null;
  return (
    <section className="hb-panel hb-booth-options" aria-labelledby="booth-options">
      <h2 className="hb-booth-options-title" id="booth-options">
        {say.options}
      </h2>
      <ul>
        {main === undefined ? null : (
          <li>
            <LinkButton kind="primary" wide icon={icons[main]} href={`${hrefOf(main)}#${viewId}`}>
              {say.actions[main]}
            </LinkButton>
          </li>
        )}
        {others.map((panel) => (
          <li key={panel} className="hb-booth-option">
            <Link className="hb-booth-option-link" href={`${hrefOf(panel)}#${viewId}`}>
              <span className="hb-booth-option-icon">{icons[panel]}</span>
              <span className="hb-booth-option-label">
                {say.actions[panel]}
                {panel === 'questionnaire' && hasAnswered ? <Chip kind="success">{say.answered}</Chip> : null}
              </span>
              <ChevronRightIcon className="hb-row-arrow" />
            </Link>
          </li>
        ))}
      </ul>
      {hasHeart ? (
        <p className="hb-booth-privacy">
          <HeartIcon />
          <span>{say.privacy.favorite}</span>
        </p>
      ) : null}
    </section>
  );
}

interface BarProps extends ActionsProps {
  open: BoothView;
  onKept: () => void;
}

/** On a phone: the heart and the one main action, always in reach. Over the form of that action it would look like its button. */
export function BoothActionBar({ booth, contentId, title, offered, open, onKept }: BarProps) {
  const say = useTexts(boothDetailTexts);
  const hrefOf = useViewHref(contentId, booth.boothId);
  const { isOn } = useFavorites();
  const [main] = panelsOf(offered);
  const hasHeart = booth.options.favorite && isOn;
  if ((main === undefined || main === open) && !hasHeart) return null;
  return (
    <div className="hb-action-bar hb-booth-bar">
      {hasHeart ? (
        <FavoriteButton
          module="booth"
          contentId={contentId}
          detailId={booth.boothId}
          title={title}
          hasLabel={main === open}
          onKept={onKept}
        />
      ) : null}
      {main === undefined || main === open ? null : (
        <LinkButton kind="primary" wide icon={icons[main]} href={`${hrefOf(main)}#${viewId}`}>
          {say.actions[main]}
        </LinkButton>
      )}
    </div>
  );
}
