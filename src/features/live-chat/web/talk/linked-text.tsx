import { useTexts } from '#web/site/page-context.ts';
import { foreignLink, splitLinks } from '../../rules/safety/links.ts';
import { talkTexts } from '../screen/talk-texts.ts';

/** The text of a message; before the invitation is accepted its links lead nowhere. */
export function LinkedText({ text, isDead }: { text: string; isDead: boolean }) {
  const say = useTexts(talkTexts);
  return (
    <bdi className="hb-chat-text">
      {splitLinks(text, { isAlive: !isDead }).map(({ text: part, href }, place) =>
        href === undefined ? (
          // The parts of one text never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place}>{part}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <a key={place} className="hb-link" href={href} {...foreignLink}>
            {part}
            <span className="hb-visually-hidden"> ({say.room.opensNew})</span>
          </a>
        ),
      )}
    </bdi>
  );
}
