import { type ComponentProps, lazy, Suspense } from 'react';
import type { ReportDialog } from './report-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The form of a report, which comes when somebody asks for it. */
export function ReportSheet(props: ComponentProps<typeof ReportDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
