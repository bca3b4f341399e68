import { useId, useState } from 'react';
import { serverClock } from '#web/api/server-clock.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { isProfileAskedFor, openItems } from '../../rules/open-items.ts';
import type { ProfileLists } from '../../rules/profile-item.ts';
import { fillableItems, itemField } from '../profile-values.ts';
import { keepAside, readAside } from './kept-aside.ts';
import { profileCardTexts } from './profile-card-texts.ts';
import './profile-card.css';

export interface ProfileCardProps {
  /** The member's own data; without them there is no card. */
  personal: (ProfileLists & { userId: number }) | undefined;
  /** The card has gone with the button that had the focus. */
  onAside(): void;
}

/** Asks a member for what is open in their profile, until they put it aside. */
export function ProfileCard({ personal, onAside }: ProfileCardProps) {
  return personal === undefined ? null : <OwnCard key={personal.userId} personal={personal} onAside={onAside} />;
}

/** Only a browser shows it, and only to a member. */
function OwnCard({ personal, onAside }: { personal: NonNullable<ProfileCardProps['personal']>; onAside(): void }) {
  const context = usePageContext();
  const say = useTexts(profileCardTexts);
  const id = useId();
  const owner = { site: context.site, userId: personal.userId };
  const open = openItems([...personal.shareProfile, ...personal.profile]).map(itemField);
  const [aside, setAside] = useState(() => readAside(browserStorage().local, owner));
  if (!isProfileAskedFor(open, aside, serverClock.now())) return null;

  const putAside = (): void => {
    const put = { at: serverClock.now(), fields: fillableItems(personal).map(itemField) };
    keepAside(browserStorage().local, owner, put);
    setAside(put);
    onAside();
  };
  return (
    <section className="hb-panel hb-profile-ask" aria-labelledby={id}>
      <div className="hb-profile-ask-words">
        <h2 className="hb-profile-ask-title" id={id}>
          {say.title(open.length)}
        </h2>
        <p>{say.text}</p>
      </div>
      <div className="hb-profile-ask-ways">
        <LinkButton href={pageHref(context, 'profile')}>{say.fillIn}</LinkButton>
        <Button kind="quiet" onClick={putAside}>
          {say.later}
        </Button>
      </div>
    </section>
  );
}
