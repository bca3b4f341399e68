import type { UploadTexts } from './jpn.ts';

export default {
  missing: '이미지를 선택해 주세요.',
  tooManyBytes: '이미지가 너무 큽니다. 100MB 이하의 이미지를 선택해 주세요.',
  tooManyPixels: '이미지가 너무 큽니다. 가로와 세로가 각각 8000픽셀 이하인 이미지를 선택해 주세요.',
  wrongType: '이 형식의 이미지는 사용할 수 없습니다. JPG, PNG, GIF, WebP 중에서 선택해 주세요.',
  unreadable: '이미지를 읽을 수 없습니다. 파일이 손상되었을 수 있습니다.',
} satisfies UploadTexts;
