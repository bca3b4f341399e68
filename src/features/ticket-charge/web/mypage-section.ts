import type { MypageSection } from '#web/site/mypage-section.ts';
import { ReceiptIcon } from '#web/ui/page-icons.tsx';

const section: MypageSection = {
  page: 'ticketCharge',
  group: 'information',
  sort: 110,
  icon: ReceiptIcon,
  says: {
    jpn: { title: '購入履歴', text: 'お支払いの履歴と領収書' },
    eng: { title: 'Purchases', text: 'Your payments and receipts' },
    chi: { title: '购买记录', text: '付款记录与收据' },
    zhtw: { title: '購買紀錄', text: '付款紀錄與收據' },
    kor: { title: '구매 내역', text: '결제 내역과 영수증' },
  },
};

export const sections = [section];
