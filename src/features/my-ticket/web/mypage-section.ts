import type { MypageSection } from '#web/site/mypage-section.ts';
import { TicketIcon } from '#web/ui/icons.tsx';

const section: MypageSection = {
  page: 'myTicket',
  group: 'participation',
  sort: 10,
  icon: TicketIcon,
  says: {
    jpn: { title: 'マイチケット', text: '購入・申し込みしたチケットの確認' },
    eng: { title: 'My tickets', text: 'Tickets you have bought or applied for' },
    chi: { title: '我的门票', text: '查看已购买或已申请的门票' },
    zhtw: { title: '我的票券', text: '查看已購買或已申請的票券' },
    kor: { title: '내 티켓', text: '구매하거나 신청한 티켓 확인' },
  },
};

export const sections = [section];
