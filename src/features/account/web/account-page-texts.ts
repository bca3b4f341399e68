import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { defineTexts } from '#web/texts/texts.ts';
import type { AccountMessages } from '../texts/jpn.ts';
import type { FieldMessages } from './say-problem.ts';
import type { AccountPageTexts } from './texts/jpn.ts';

export const accountPageTexts = defineTexts<AccountPageTexts>(import.meta.glob('./texts/*.ts'));

/** The server's messages at the fields, for problems that the browser can already see. */
const accountMessages = defineTexts<AccountMessages>(import.meta.glob('../texts/*.ts'));

/** The messages with the one for an empty field, which all forms share. */
export function useAccountMessages(): FieldMessages {
  return { ...useTexts(accountMessages), inputRequired: useTexts(commonTexts).inputRequired };
}

export const formTexts = [accountPageTexts, accountMessages];
