import { orderFlowTexts, PayOrder, readSettings } from '#features/ticket/web.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ReceiptIcon } from '#web/ui/icons.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';

export const texts = [myTicketTexts, ...orderFlowTexts];

interface PaymentData {
  contentId: number;
  settings: Awaited<ReturnType<typeof readSettings>>;
}

export async function load(context: PageContext, { params }: LoadArguments): Promise<PaymentData> {
  const contentId = Number(params.contentId);
  return { contentId, settings: await readSettings(context, contentId) };
}

export function head(_: PaymentData, context: PageContext): PageHead {
  return { title: myTicketTexts.of(context.language).actions.pay };
}

/** Paying a ticket that is ordered and not paid: where and until when, or in another way (TICKET-123). */
export function Page({ data: { contentId, settings } }: { data: PaymentData }) {
  const context = usePageContext();
  const { order: say, title } = useTexts(myTicketTexts);
  const orderId = new URLSearchParams(useLocation().search).get('order') ?? '';
  if (orderId !== '') return <PayOrder contentId={contentId} orderId={orderId} settings={settings} />;
  return (
    <PageFrame
      title={say.notFoundTitle}
      width="reading"
      back={{ href: pageHref(context, 'myTicketContent', { contentId }), label: title }}
    >
      <EmptyState icon={<ReceiptIcon />} title={say.notFoundTitle} text={say.notFoundText} />
    </PageFrame>
  );
}
