import type { NeighbourTexts } from './jpn.ts';

export default {
  noneYet: '아직 티켓이 없습니다',
  convenienceStore: '편의점 결제',
  paymentFailed: '결제 실패',
  addresseeHint: '회사명이나 성함을 입력해 주세요. 입력하신 그대로 인쇄됩니다.',
} satisfies NeighbourTexts;
