import type { MypageSection } from '#web/site/mypage-section.ts';
import { CalendarIcon } from '#web/ui/icons.tsx';

const section: MypageSection = {
  page: 'businessAppointment',
  group: 'participation',
  sort: 50,
  isOnlyAtEvents: true,
  icon: CalendarIcon,
  says: {
    jpn: { title: '商談予約', text: '商談の申し込みと予約の確認' },
    eng: { title: 'Business meetings', text: 'Requests and reservations' },
    chi: { title: '商务洽谈', text: '查看洽谈申请与预约' },
    zhtw: { title: '商務洽談', text: '查看洽談申請與預約' },
    kor: { title: '상담 예약', text: '상담 신청과 예약 확인' },
  },
};

export const sections = [section];
