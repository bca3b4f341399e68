import { type LinkServices, pageUrl, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import { pagePath } from '#kernel/page.ts';
import type { Mail } from '#server/mail/mail.ts';
import { plainName } from '../../rules/notice/notice-rules.ts';
import type { Chat } from '../desk/chat-desk.ts';
import { type NoticeTexts, noticeTexts } from './notice-texts.ts';
import type { Away, UnreadRoom } from './unread-rooms.ts';

/** As many rooms are named; the page has the others. */
const namedMax = 8;

interface Digest {
  away: Away;
  home: Chat;
  to: string;
  unsubscribe: string;
}

/**
 * The mail names the writers and counts their messages. It has no texts, because a message can be removed and a mail
 * cannot. Of strangers it only says that there are some.
 */
export function writeDigest(services: LinkServices, { away, home, to, unsubscribe }: Digest): Mail | undefined {
  const language = spokenLanguage(home.site.document, away.language);
  const words = noticeTexts[language];
  const siteName = sayIn(home.site.document, language)(home.site.document.webSetting.title);
  const url = pageUrl(services, home.site, pagePath('liveChat', { contentId: home.contentId }));
  if (url === undefined) return undefined;
  return {
    to,
    subject: words.subject(siteName),
    kind: 'chat-digest',
    unsubscribe,
    ...siteMail(home.site, language, {
      heading: words.heading,
      paragraphs: [words.intro, linesOf(away.rooms, words).join('\n')],
      button: { label: words.button, url: url.href },
      footnote: words.footnote,
      footLink: { label: words.stop, url: unsubscribe },
    }),
  };
}

function linesOf(rooms: readonly UnreadRoom[], words: NoticeTexts): string[] {
  const known = rooms.filter(({ isAccepted, isGroup }) => isAccepted || isGroup);
  const strangers = rooms.length - known.length;
  return [
    ...known.slice(0, namedMax).map((room) => words.line(nameOf(room, words), room.count)),
    ...(known.length > namedMax ? [words.more(known.length - namedMax)] : []),
    ...(strangers > 0 ? [words.strangers(strangers)] : []),
  ];
}

/** A room as notices name it. */
export function nameOf({ isGroup, title, nickname, liveChatUserId }: UnreadRoom, words: NoticeTexts): string {
  return isGroup ? (plainName(title) ?? words.group) : (plainName(nickname) ?? liveChatUserId);
}
