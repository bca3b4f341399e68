import { useCallback, useEffect, useState } from 'react';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { OwnReport as Report, ReportSetting } from '../contract.ts';
import { bagCalls } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';
import { ReportForm } from './report-form.tsx';
import { ReportTools, ReportView } from './report-view.tsx';
import { ShareBox } from './share-box.tsx';

interface OwnReportProps {
  setting: ReportSetting;
  onSetting: (next: ReportSetting) => void;
}

/** The member's own report: whether it is shared, what it says, and what its readers see. */
export function OwnReport({ setting, onSetting }: OwnReportProps) {
  const context = usePageContext();
  const { view: say } = useTexts(bagTexts);
  const { report, hasFailed, reload, change } = useOwnReport(context);
  if (hasFailed) {
    return (
      <Notice kind="error">
        <p>{say.failed}</p>
        <Button size="small" onClick={reload}>
          {say.again}
        </Button>
      </Notice>
    );
  }
  if (report === undefined) return <Skeleton count={6} />;
  return (
    <div className="hb-own-report">
      <div className="hb-report-typed">
        <ShareBox setting={setting} onSetting={onSetting} />
        <ReportForm report={report} onSaved={(words) => change({ ...report, ...words })} />
      </div>
      <Section title={say.preview}>
        <ReportTools report={report} />
        <ReportView report={report} headingLevel={2} />
      </Section>
    </div>
  );
}

function useOwnReport(context: PageContext) {
  const [report, setReport] = useState<Report>();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(() => {
    setHasFailed(false);
    bagCalls(context)
      .ownReport()
      .then(setReport, () => setHasFailed(true));
  }, [context]);
  useEffect(reload, [reload]);
  return { report, hasFailed, reload, change: setReport };
}
