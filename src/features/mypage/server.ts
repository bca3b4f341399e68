import type { Members } from '#features/account/server.ts';
import { hasControlCharacters, isLongerThan, tidyText } from '#features/profile/rules/typed-text.ts';
import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { readMyFolder, removeFromMyFolder, saveToMyFolder } from './contract.ts';
import { isMypageEnabled } from './rules/mypage-flags.ts';
import { readSavedPath } from './rules/saved-path.ts';
import { mypageMessages } from './server/mypage-messages.ts';
import { createMyFolder } from './server/my-folder.ts';

export { myFolderData } from './server/my-folder.ts';

export interface MypageServices {
  database: Database;
  site: SiteServer;
  members: Members;
}

const nameMax = 200;

export function createMypageServer({ database, site, members }: MypageServices): { endpoints: ServedEndpoint[] } {
  const folder = createMyFolder(database);

  /** The site and the member of a call about my folder; 404 where the organiser has not switched it on. */
  const enter = async (
    identity: SiteIdentity,
    context: RequestContext,
  ): Promise<{ published: PublishedSite; memberId: number }> => {
    const published = await site.doors.enter(identity, context);
    const { memberId } = await members.require(context, published);
    if (!isMypageEnabled('myFolder', published.document.mypage)) throw refuse('notFound');
    return { published, memberId };
  };

  return {
    endpoints: [
      serve(readMyFolder, async ({ params }, context) => {
        const { published, memberId } = await enter(params, context);
        return { data: await folder.list(published, memberId) };
      }),
      serve(saveToMyFolder, async ({ params, body }, context) => {
        const { published, memberId } = await enter(params, context);
        const item = readItem(body);
        const saved = await folder.save(published, memberId, item, context.now);
        if (saved === undefined) throw new Refusal(status.conflict, (language) => mypageMessages[language].folderFull);
        return { data: saved };
      }),
      serve(removeFromMyFolder, async ({ params, body }, context) => {
        const { published, memberId } = await enter(params, context);
        await folder.remove(published, memberId, body.my_folder_item_id);
        return { data: { done: true } } as const;
      }),
    ],
  };
}

/** What was sent, tidied; 422 says what is wrong with which field. */
function readItem(body: { name: string; path: string }): { name: string; path: string } {
  const name = tidyText(body.name);
  const path = readSavedPath(body.path);
  const isNameGood = name !== '' && !isLongerThan(name, nameMax) && !hasControlCharacters(name);
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
  return isLongerThan(name, nameMax) ? words.maxLength(nameMax) : words.invalidValue;
}
