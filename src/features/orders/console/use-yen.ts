import { useConsole, useWords } from '#console/console-context.ts';
import { formatYen } from '#kernel/yen.ts';
import { orderTexts } from './order-texts.ts';

/** Sums of a book: nothing is no gift here, so 0 is a number. */
export function useYen(): (amount: number) => string {
  const { language } = useConsole();
  const { zero } = useWords(orderTexts);
  return (amount) => (amount === 0 ? zero : formatYen(amount, language));
}
