import { callOrderSettings, orderFlowTexts, PayOrder } from '#features/ticket/web.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ReceiptIcon } from '#web/ui/page-icons.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';

export const texts = [myTicketTexts, ...orderFlowTexts];

interface PaymentData {
  contentId: number;
  order: { orderId: string; settings: Awaited<ReturnType<typeof callOrderSettings>> } | undefined;
}

export async function load(context: PageContext, { params, query }: LoadArguments): Promise<PaymentData> {
  const contentId = Number(params.contentId);
  const orderId = query.get('order') ?? '';
  if (orderId === '') return { contentId, order: undefined };
  return { contentId, order: { orderId, settings: await callOrderSettings(context, contentId, orderId) } };
}

export function head(_: PaymentData, context: PageContext): PageHead {
  return { title: myTicketTexts.of(context.language).actions.pay };
}

/** The payment of an unpaid ticket: where and until when, or another way to pay (TICKET-123). */
export function Page({ data: { contentId, order } }: { data: PaymentData }) {
  const context = usePageContext();
  const { order: say, title } = useTexts(myTicketTexts);
  if (order !== undefined) return <PayOrder contentId={contentId} {...order} />;
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
