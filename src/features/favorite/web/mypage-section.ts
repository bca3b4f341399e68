import type { MypageSection } from '#web/site/mypage-section.ts';
import { HeartIcon } from '#web/ui/page-icons.tsx';

const section: MypageSection = {
  page: 'favorite',
  group: 'participation',
  sort: 30,
  isOnlyAtEvents: true,
  icon: HeartIcon,
  says: {
    jpn: { title: 'お気に入り', text: 'お気に入りに登録したもの' },
    eng: { title: 'Favourites', text: 'Everything you have marked as a favourite' },
    chi: { title: '收藏', text: '已收藏的内容' },
    zhtw: { title: '收藏', text: '已加入收藏的內容' },
    kor: { title: '즐겨찾기', text: '즐겨찾기에 등록한 항목' },
  },
};

export const sections = [section];
