import type { PictureTexts } from './jpn.ts';

export default {
  choose: '사진 보내기',
  camera: '사진 찍기',
  strip: '보낼 사진',
  preparing: '사진을 준비하고 있습니다…',
  ready: '보낼 수 있습니다',
  failed: '사진을 보내지 못했습니다. 네트워크 연결을 확인해 주세요.',
  tooMany: (most: number) => `사진은 한 번에 ${most}장까지 보낼 수 있습니다.`,
  again: '다시 시도',
  remove: (name: string) => `${name} 빼기`,
  open: '사진 크게 보기',
  title: '사진',
  close: '닫기',
  loading: '사진을 불러오는 중입니다…',
  unavailable: '사진을 표시할 수 없습니다',
} satisfies PictureTexts;
