import { useConsole, useWords } from '#console/console-context.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { formatYen } from '#kernel/yen.ts';
import type { ListedBatch } from '../contract.ts';
import { codeTexts } from './code-texts.ts';

/** What the codes of a batch do and when, in words. */
export function useSayBatch() {
  const { language } = useConsole();
  const times = useSaidTimes();
  const words = useWords(codeTexts);
  return {
    ticket({ title, ticketId }: ListedBatch): string {
      const said = localize(title, language, defaultLanguage);
      if (said === '') return words.gone;
      return ticketId === null ? words.make.every(said) : said;
    },
    discount: ({ isForFree, discountPrice, ticketsPerPayment }: ListedBatch): string =>
      words.off(isForFree ? words.free : words.yenOff(formatYen(discountPrice, language)), ticketsPerPayment),
    period({ usableFrom, usableUntil }: ListedBatch): string {
      if (usableFrom !== null && usableUntil !== null) return times.period(usableFrom, usableUntil);
      if (usableFrom !== null) return words.from(times.date(usableFrom));
      return usableUntil === null ? '' : words.until(times.date(usableUntil));
    },
  };
}

export const kindOfState: Readonly<Record<ListedBatch['state'], 'plain' | 'success' | 'warning' | 'info'>> = {
  usable: 'success',
  notYet: 'info',
  expired: 'plain',
  ended: 'plain',
};
