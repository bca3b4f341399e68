import { listPageSize, wholeListMax } from '#kernel/list-pages.ts';
import { importPart } from '#web/parts/import-part.ts';
import { useLater } from '#web/site/use-later.ts';
import type { LongRowsProps } from './window-rows.tsx';

const loadWindow = () => importPart(() => import('./window-rows.tsx'));

/** Rows that change while they are looked at. Of many only those near the window are in the document. */
export function LongRows<Row>(props: LongRowsProps<Row>) {
  const { className, rows, left, children } = props;
  const isLong = left > 0 || rows.length > wholeListMax;
  const WindowRows = useLater(isLong, loadWindow);
  if (isLong && WindowRows !== undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It hands rows on to `children` and looks into none.
    return <WindowRows {...(props as unknown as LongRowsProps<unknown>)} />;
  }
  return <ul className={className}>{(isLong ? rows.slice(0, listPageSize) : rows).map(children)}</ul>;
}
