import { foldKanji } from '#kernel/kanji-forms.ts';
import { searchPageSize } from '../limits/chat-limits.ts';
import { userIdKey } from '../profile/chat-user-id.ts';

export const searchTargets = ['All', 'None'] as const;
type SearchTarget = (typeof searchTargets)[number];

/** How the organiser lets people be found; as in the documents of the chat. */
export interface SearchSettings {
  /** People can be found only by their exact chat user id. */
  directSearch: boolean;
  /** The people whom the search finds besides the priority accounts. */
  target: SearchTarget;
  /** The priority accounts stand first. */
  priority: boolean;
  /** Chat user ids. */
  priorityAccount: readonly string[];
}

/** The words and tags for which a person looks (CHAT-010). */
export interface SearchConditions {
  text: string;
  tagIds: readonly number[];
}

/** The query of a search. */
export interface SearchQuery {
  text: string;
  tag_ids: string;
  target: SearchTarget;
  is_priority_account: boolean;
  priority_account: string;
  direct_search: boolean;
  per_page: number;
}

/** The query from words, tags and settings; undefined: there is nothing to ask for (CHAT-034, CHAT-035). */
export function searchQuery({ text, tagIds }: SearchConditions, settings: SearchSettings): SearchQuery | undefined {
  const words = text.trim();
  if (findsNobody(words, settings)) return undefined;
  return {
    text: words,
    tag_ids: [...new Set(tagIds)].join(','),
    target: settings.target,
    is_priority_account: settings.priority,
    priority_account: settings.priorityAccount.join(','),
    direct_search: settings.directSearch,
    per_page: searchPageSize,
  };
}

/** A direct search needs an id, and without others to find there have to be priority accounts. */
export function findsNobody(text: string, { directSearch, target, priorityAccount }: SearchSettings): boolean {
  return (directSearch && text.trim() === '') || (target === 'None' && priorityAccount.length === 0);
}

/** The settings of a search that a call asks for: the organiser's where they are stricter. */
export function strictSettings(own: SearchSettings, asked: SearchSettings): SearchSettings {
  const wanted = new Set(asked.priorityAccount.map(userIdKey));
  return {
    directSearch: own.directSearch || asked.directSearch,
    target: own.target === 'None' ? 'None' : asked.target,
    priority: own.priority || asked.priority,
    priorityAccount:
      wanted.size === 0 ? own.priorityAccount : own.priorityAccount.filter((id) => wanted.has(userIdKey(id))),
  };
}

/** Whether the search of a chat shows a person to a caller who typed this chat user id, or nothing. */
export function isFindable(liveChatUserId: string, typedId: string | undefined, own: SearchSettings): boolean {
  const id = userIdKey(liveChatUserId);
  if (own.target === 'None' && !own.priorityAccount.some((account) => userIdKey(account) === id)) return false;
  return !own.directSearch || (typedId !== undefined && userIdKey(typedId.trim()) === id);
}

/** The words of a search as they are compared: whatever their width and case, and the form of a kanji. */
export function searchWords(text: string): string[] {
  const words = foldKanji(text.normalize('NFKC').toLowerCase()).split(/\s+/u);
  return words.filter((word) => word !== '').slice(0, wordsMax);
}
const wordsMax = 8;
