import { type ProfileLists, type TypedValues, typedOfItems } from '#features/profile/web.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { type DraftPlace, readDraft } from '#web/storage/form-drafts.ts';
import { isJsonObject } from '#web/storage/safe-storage.ts';
import { isFormKey } from '../rules/questionnaire-rules.ts';

/** A form that was opened, with what is typed in it and not stored yet. */
export interface Draft {
  key: string;
  typed: TypedValues;
}

/** The draft of this tab, or a new form. */
export function openDraft(place: DraftPlace, lists: ProfileLists): Draft {
  const kept = readDraft(place);
  if (!isJsonObject(kept) || !isFormKey(kept['key'])) return { key: randomUuid(cryptoRandom), typed: {} };
  return { key: kept['key'], typed: typedOfItems(lists, kept['typed']) };
}
