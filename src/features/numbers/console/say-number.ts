import { useConsole, useWords } from '#console/console-context.ts';
import { defaultLanguage, languageName } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { saidDate, saidDay } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { ColumnName, RowLabel } from '../rules/chart.ts';
import type { TimeUnit } from '../rules/time-unit.ts';
import { numberTexts } from './number-texts.ts';

const isMoney = (column: ColumnName): boolean => column === 'money' || column === 'discount';

/** Numbers and what they are of, in words. */
export function useSayNumber() {
  const { language } = useConsole();
  const words = useWords(numberTexts);
  const digits = new Intl.NumberFormat('en');
  return {
    value: (column: ColumnName, value: number): string =>
      isMoney(column) && value !== 0 ? formatYen(value, language) : digits.format(value),
    label(label: RowLabel, unit: TimeUnit | null): string {
      if (label.kind === 'plain') return label.plain;
      if (label.kind === 'language') return languageName[label.language];
      if (label.kind === 'word') return words.words[label.word];
      if (label.kind === 'text') return localize(label.text, language, defaultLanguage) || words.words.gone;
      if (unit === 'quarter' || unit === 'hour') return saidDate(`${label.at}:00+09:00`, language);
      return unit === 'month' ? label.at.slice(0, 7).replace('-', '/') : saidDay(label.at.slice(0, 10), language);
    },
  };
}
