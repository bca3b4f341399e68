import { type SiteServer, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Refusal } from '#server/http/refusal.ts';
import type { TalkMessages } from '../../texts/talk/jpn.ts';
import { boothTitle } from '../../rules/list/booth-title.ts';
import { placeOfTalk } from './booth-of-talk.ts';
import { saidTime } from './talk-mails.ts';
import { refuseTalk } from './talk-refusal.ts';
import type { StoredTalk } from './talk-store.ts';

/** 409 in words that name the talk which keeps the time: with which booth it is, and when. */
export async function refuseBeside(
  { site: server }: { site: Pick<SiteServer, 'directory' | 'store'> },
  talk: StoredTalk,
  language: LanguageCode,
  words: (messages: TalkMessages) => (booth: string, when: string) => string,
): Promise<Refusal> {
  const place = await placeOfTalk(server, talk);
  const say = place && sayIn(place.site.document, spokenLanguage(place.site.document, language));
  const booth = place?.booth && say ? boothTitle(place.booth, say) : '';
  return refuseTalk((messages) => words(messages)(booth, saidTime(talk, language)));
}
