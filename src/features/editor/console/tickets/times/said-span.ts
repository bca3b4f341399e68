import { useConsole, useWords } from '#console/console-context.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { formatInstant } from '#kernel/period.ts';
import { rangeSign } from '#kernel/range-sign.ts';
import { formatYen } from '#kernel/yen.ts';
import { ticketFacts } from '../../../rules/ticket-facts.ts';
import type { Span, SpanKind } from '../../../rules/ticket-times.ts';
import { timesTexts } from './times-texts.ts';

/** A ticket and its times in words. */
export function useSaid() {
  const { language } = useConsole();
  const words = useWords(timesTexts);
  const times = useSaidTimes();
  const between = (from: string, to: string): string => `${from} ${rangeSign[language]} ${to}`;
  const date = (at: number): string => times.date(formatInstant(at));
  return {
    date,
    span: (kind: SpanKind, isLottery: boolean): string =>
      kind === 'sale' && isLottery ? words.applications : words.spans[kind],
    period({ kind, from, to }: Span): string {
      if (from === undefined && to === undefined) return words.always;
      if (from === undefined) return between(words.untilAlways, date(to ?? 0));
      if (kind === 'draw') return date(from);
      return to === undefined
        ? between(date(from), words.fromAlways)
        : times.period(formatInstant(from), formatInstant(to));
    },
    facts(value: unknown): string {
      const { isLottery, prices, kinds, perPerson } = ticketFacts(value);
      const [from, to] = prices.map((price) => formatYen(price, language));
      return [
        isLottery ? words.lottery : words.firstCome,
        from === to ? from : words.prices(from ?? '', to ?? ''),
        kinds > 1 ? words.kinds(kinds) : undefined,
        perPerson === undefined ? undefined : words.perPerson(perPerson),
      ]
        .filter((fact) => fact !== undefined)
        .join(' · ');
    },
  };
}
