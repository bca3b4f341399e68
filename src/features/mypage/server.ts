import type { FindHandout } from '#features/handout/server.ts';
import { hasControlCharacters, tidyText } from '#features/profile/rules/typed-text.ts';
import { isLongerThan } from '#kernel/letters.ts';
import { type PublishedSite, serve, type Visit } from '#features/site/server.ts';
import type { Ahead } from '#kernel/ahead.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { AheadAsked, ServerFeature } from '#server/server-feature.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { folderNameMax, readMyFolder, readNextUp, removeFromMyFolder, saveToMyFolder } from './contract.ts';
import { isMypageEnabled } from './rules/mypage-flags.ts';
import { nextUp } from './rules/next-up.ts';
import { readSavedPath } from './rules/saved-path.ts';
import { createMyFolder, myFolderData } from './server/my-folder.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type MypageTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

export { keepInMyFolder } from './server/my-folder.ts';

/** What all features know to be ahead of a member. */
export type ReadAhead = (asked: AheadAsked<Visit>) => Promise<readonly Ahead[]>;

export function createMypageServer(
  database: Database,
  findHandout: FindHandout,
  readAhead: ReadAhead,
): ServerFeature<Visit> {
  const folder = createMyFolder(database, findHandout);

  /** 404 where the organiser has not switched my folder on. */
  const checkEnabled = ({ document }: PublishedSite): void => {
    if (!isMypageEnabled('myFolder', document.mypage)) throw refuse('notFound');
  };

  return {
    personalData: [myFolderData(database)],
    pictures: { mentionedIn: ['my_folder_item'] },
    endpoints: [
      serve(readNextUp, async ({ visit, member, say, context: { now } }) => ({
        data: nextUp(await readAhead({ visit, member, say, now }), now),
      })),
      serve(readMyFolder, async ({ site, member }) => {
        checkEnabled(site);
        return { data: await folder.list(site, member.memberId) };
      }),
      serve(saveToMyFolder, async ({ site, member, body, context }) => {
        checkEnabled(site);
        const saved = await folder.save(site, member.memberId, readItem(body), context.now);
        if (saved === undefined) throw new Refusal(status.conflict, (language) => mypageMessages[language].folderFull);
        return { data: saved };
      }),
      serve(removeFromMyFolder, async ({ site, member, body }) => {
        checkEnabled(site);
        await folder.remove(site, member.memberId, body.my_folder_item_id);
        return { data: { done: true } } as const;
      }),
    ],
  };
}

/** The tidied request; throws 422 with the problem of each field. */
function readItem(body: { name: string; path: string }): { name: string; path: string } {
  const name = tidyText(body.name);
  const path = readSavedPath(body.path);
  const isNameGood = name !== '' && !isLongerThan(name, folderNameMax) && !hasControlCharacters(name);
  if (isNameGood && path !== undefined) return { name, path };
  throw new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => ({
      ...(isNameGood ? {} : { name: [nameProblem(name, language)] }),
      ...(path === undefined ? { path: [commonTexts[language].invalidValue] } : {}),
    }),
  );
}

function nameProblem(name: string, language: RequestContext['language']): string {
  const words = commonTexts[language];
  if (name === '') return words.inputRequired;
  return isLongerThan(name, folderNameMax) ? words.maxLength(folderNameMax) : words.invalidValue;
}

/** The messages of the calls of my page. */
const mypageMessages: Record<LanguageCode, Pick<MypageTexts, 'folderFull'>> = { jpn, eng, chi, zhtw, kor };
