import type { EventToolsTexts } from './jpn.ts';

export default {
  calendarTitle: '캘린더에 추가',
  calendarFile: 'Apple 캘린더 등(.ics 파일)',
  calendars: { google: 'Google 캘린더', outlook: 'Outlook.com', office: 'Microsoft 365(회사·학교)' },
  mapTitle: '행사장 오시는 길',
  maps: {
    directions: '길 찾기(Google 지도)',
    google: 'Google 지도에서 보기',
    apple: 'Apple 지도에서 보기',
    own: '주최자의 지도 보기',
  },
  copyAddress: '주소 복사',
  shareTitle: '이 이벤트 알리기',
  shares: { line: 'LINE으로 보내기', x: 'X에 게시', facebook: 'Facebook에 공유', mail: '이메일로 보내기' },
  copyLink: '링크 복사',
  copied: '복사했습니다',
  copyFailed: '복사하지 못했습니다. 글자를 선택해 직접 복사해 주세요.',
} satisfies EventToolsTexts;
