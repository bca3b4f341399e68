import { useCallback, useEffect, useState } from 'react';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { SharedReport } from '../contract.ts';
import { bagCalls } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';
import { ReportTools, ReportView } from './report-view.tsx';

export const texts = [bagTexts];

/** The HTML has nothing of the report: the browser requests it each time. */
export async function load(_: PageContext, { params }: LoadArguments): Promise<{ token: string }> {
  return { token: String(params.token) };
}

export function head(_: unknown, { language }: PageContext): PageHead {
  return { title: bagTexts.of(language).report };
}

/** A report under its shared address (BAG-003). */
export function Page({ data: { token } }: { data: { token: string } }) {
  const context = usePageContext();
  const { view: say, report: title } = useTexts(bagTexts);
  const { report, problem, reload } = useSharedReport(context, token);
  if (problem === 'closed') {
    return (
      <FocusFrame sign={<WarningIcon />} title={say.closed} lead={say.closedText}>
        <LinkButton kind="primary" size="large" wide href={pageHref(context, 'home')}>
          {say.toHome}
        </LinkButton>
      </FocusFrame>
    );
  }
  return (
    <PageFrame width="reading">
      {report === undefined ? <h1 className="hb-visually-hidden">{title}</h1> : null}
      {problem === 'failed' ? (
        <Notice kind="error">
          <p>{say.failed}</p>
          <Button size="small" onClick={reload}>
            {say.again}
          </Button>
        </Notice>
      ) : null}
      {report === undefined ? (
        problem === undefined && <Skeleton count={6} />
      ) : (
        <>
          <ReportTools report={report} />
          <ReportView report={report} headingLevel={1} />
        </>
      )}
    </PageFrame>
  );
}

function useSharedReport(context: PageContext, token: string) {
  const [state, setState] = useState<{ report?: SharedReport; problem?: 'closed' | 'failed' }>({});
  const reload = useCallback(() => {
    setState({});
    bagCalls(context)
      .sharedReport(token)
      .then(
        (report) => setState({ report }),
        (error: unknown) => setState({ problem: isStatus(error, status.notFound) ? 'closed' : 'failed' }),
      );
  }, [context, token]);
  useEffect(reload, [reload]);
  return { ...state, reload };
}
