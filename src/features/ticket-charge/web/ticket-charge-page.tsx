import { useState } from 'react';
import { navigationTexts, useBackToMypage } from '#features/navigation/web.ts';
import { pagePath } from '#kernel/page.ts';
import { useRouter } from '#web/navigation/router-context.ts';
import { type PageContext, siteHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { readPage } from '#web/site/paged-list.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ReceiptIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { saidOf } from '#web/api/said-of.ts';
import { openFile } from '#web/site/open-file.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { fetchIssuedReceipt, listCharges, type ListedCharge } from './charge-calls.ts';
import { ChargeTable } from './charge-table.tsx';
import { chargeTexts } from './charge-texts.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import './ticket-charge.css';

export const texts = [chargeTexts, navigationTexts];

interface ChargeData {
  rows: ListedCharge[];
  page: number;
  pages: number;
}

export async function load(context: PageContext, { query, signal }: LoadArguments): Promise<ChargeData> {
  const { list, page, pages } = await readPage(query, (wanted) => listCharges(context, wanted, signal));
  return { rows: list.data.rows, page, pages };
}

export function head(_: ChargeData, context: PageContext): PageHead {
  return { title: chargeTexts.of(context.language).title };
}

/** The member's purchases at the event or at all events of the portal, with their receipts (CHARGE-001, MYPAGE-011). */
export function Page({ data: { rows, page, pages } }: { data: ChargeData }) {
  const context = usePageContext();
  const say = useTexts(chargeTexts);
  const toMypage = useBackToMypage();
  const router = useRouter();
  const [asked, setAsked] = useState<number>();
  const [isDone, setIsDone] = useState(false);
  const row = rows.find(({ ticketChargeId }) => ticketChargeId === asked);
  const common = useTexts(commonTexts);
  const [problem, setProblem] = useState<string>();
  const reload = (): void => void router.revalidate();
  const getAgain = async ({ ticketChargeId }: ListedCharge): Promise<void> => {
    setProblem(undefined);
    try {
      openFile(await fetchIssuedReceipt(context, ticketChargeId));
    } catch (error) {
      setProblem(saidOf(error, common, say.pdfDownloadFailed));
    }
  };
  return (
    <PageFrame title={say.title} lead={context.site.eventId === undefined ? say.portalLead : say.lead} back={toMypage}>
      <div aria-live="polite">
        {isDone ? (
          <Notice kind="success">
            <p>{say.done}</p>
          </Notice>
        ) : null}
        {problem === undefined ? null : <Notice kind="error">{problem}</Notice>}
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={<ReceiptIcon />} title={say.emptyTitle} text={say.emptyText} />
      ) : (
        <ChargeTable
          rows={rows}
          onReceipt={({ ticketChargeId }) => setAsked(ticketChargeId)}
          onAgain={(one) => void getAgain(one)}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(one) => siteHref(context, `/${pagePath('ticketCharge')}${one === 1 ? '' : `?page=${one}`}`)}
        texts={say.pages}
      />
      {row ? (
        <ReceiptDialog
          row={row}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            setIsDone(true);
            reload();
          }}
          onStale={reload}
        />
      ) : null}
    </PageFrame>
  );
}
