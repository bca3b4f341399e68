import draw from '#features/ticket/texts/draw/kor.ts';
import type { FurtherTexts } from './jpn.ts';

export default {
  nth: draw.nth,
  text: '남은 티켓을 다시 추첨할 경우 대상이 됩니다.',
  start: '재추첨에 참여하지 않기',
  title: '재추첨 참여를 그만둘까요?',
  sure: '이후의 재추첨 대상에서 제외되며, 되돌릴 수 없습니다.',
} satisfies FurtherTexts;
