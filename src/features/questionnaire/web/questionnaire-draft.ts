import { type ProfileLists, type TypedValues, typedOfItems } from '#features/profile/web.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { isJsonObject, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { isFormKey } from '../rules/form-key.ts';

/** A form that was opened, with what is typed in it and not stored yet. */
export interface Draft {
  key: string;
  typed: TypedValues;
}

/** Which questionnaire, and who answers: a member, or nobody who is known. */
export interface DraftPlace {
  place: string;
  owner: number | undefined;
}

/** The draft of this tab, or a new form. What one member typed is not shown to another. */
export function openDraft({ place, owner }: DraftPlace, lists: ProfileLists): Draft {
  const kept = drafts()[place];
  const isOwn = isJsonObject(kept) && (kept['owner'] === undefined || kept['owner'] === owner);
  if (!isOwn || !isFormKey(kept['key'])) return { key: randomUuid(cryptoRandom), typed: {} };
  return { key: kept['key'], typed: typedOfItems(lists, kept['typed']) };
}

/** The form of a member whose session has ended stays theirs: they find it after the next login. */
export function keepDraft({ place, owner }: DraftPlace, { key, typed }: Draft): void {
  if (Object.keys(typed).length === 0) return;
  const all = drafts();
  const kept = all[place];
  const isOfMember = isJsonObject(kept) && kept['owner'] !== undefined && kept['key'] === key;
  if (owner === undefined && isOfMember) return;
  write({ ...all, [place]: { owner, key, typed } });
}

export function forgetDraft(place: string): void {
  const { [place]: _, ...others } = drafts();
  write(others);
}

function drafts(): Record<string, unknown> {
  return readJson(browserStorage().session, 'questionnaireForms', isJsonObject) ?? {};
}

function write(all: Record<string, unknown>): void {
  const { session } = browserStorage();
  if (Object.keys(all).length === 0) session.remove('questionnaireForms');
  else writeJson(session, 'questionnaireForms', all);
}
