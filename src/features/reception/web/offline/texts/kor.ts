import gate from '#features/my-ticket/texts/gate/kor.ts';
import entry from '../../../texts/outcomes/kor.ts';
import type { OfflineTexts } from './jpn.ts';

export default {
  entry,
  problems: {
    ...gate,
    listIsOld: '목록이 오래되어 오프라인으로 접수할 수 없습니다. 네트워크가 되는 곳에서 다시 열어 주세요.',
    notInList: '저장한 목록에 없는 코드입니다. 코드와 체크인할 티켓을 확인해 주세요.',
    owes: '요금을 받아야 하는 티켓입니다. 오프라인에서는 접수할 수 없습니다.',
    queueIsFull: '전송을 기다리는 입장이 너무 많습니다. 네트워크가 되는 곳에서 전송해 주세요.',
  },
  notice: '오프라인으로 확인했습니다. 입장은 연결되면 전송합니다.',
  noticeUnpaid:
    '오프라인으로 확인했습니다. 목록을 저장할 때 계좌 이체 입금이 확인되지 않았습니다. 입장은 연결되면 전송합니다.',
  offline: '오프라인으로 입장을 확인하고 있습니다',
  lost: '연결이 끊겼습니다',
  lostText: '이 기기에는 목록이 없어 연결될 때까지 접수할 수 없습니다.',
  refused: '이 브라우저에는 저장할 수 없어 오프라인으로 접수할 수 없습니다.',
  doubtsText: '주최자는 관리 화면의 ‘입장 현황’에서 확인 완료로 표시할 수 있습니다.',
  offlineText: (time) => `${time}에 저장한 목록으로 확인합니다. 이름으로는 찾을 수 없습니다.`,
  waiting: (count) => `${count}건이 전송을 기다리고 있습니다. 이 브라우저의 데이터를 지우지 마세요.`,
  sending: (count) => `${count}건을 전송하고 있습니다.`,
  doubts: (count) => `확인이 필요한 입장 ${count}건`,
  ready: (time, count) => `오프라인에서도 접수할 수 있습니다(${time} 목록, ${count}장).`,
} satisfies OfflineTexts;
