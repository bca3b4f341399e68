import type { ExportTexts } from './jpn.ts';

export default {
  open: '파일로 내보내기',
  kind: '형식',
  xlsx: 'Excel(XLSX)',
  csv: 'CSV',
  noColumn: '열을 하나 이상 선택해 주세요.',
  kept: '선택한 열은 다음번을 위해 저장됩니다. 내보낸 사실은 작업 기록에 남습니다.',
  save: '다운로드',
  allOfThem: '모두 선택',
  noneOfThem: '모두 해제',
} satisfies ExportTexts;
