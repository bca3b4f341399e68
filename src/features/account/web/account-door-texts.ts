import { useTexts } from '#web/site/page-context.ts';
import { defineTexts } from '#web/texts/texts.ts';
import { accountPageTexts, formTexts } from './account-page-texts.ts';
import type { AccountDoorTexts } from './door/texts/jpn.ts';
import type { AccountPageTexts } from './texts/jpn.ts';

/** The texts of the pages before the login: logging in, registering, resetting a password. */
export const accountDoorTexts = defineTexts<AccountDoorTexts>(import.meta.glob('./door/texts/*.ts'));

export const doorFormTexts = [...formTexts, accountDoorTexts];

export type DoorTexts = AccountPageTexts & AccountDoorTexts;

/** The words of the forms, and those of the pages before the login. */
export function useDoorTexts(): DoorTexts {
  return { ...useTexts(accountPageTexts), ...useTexts(accountDoorTexts) };
}
