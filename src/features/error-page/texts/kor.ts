import common from '#kernel/texts/kor.ts';
import type { ErrorPageTexts } from './jpn.ts';

export default {
  title: '페이지를 찾을 수 없습니다',
  message: '다른 방법을 이용하시거나 잠시 후 다시 시도해 주세요.',
  notFoundLine: '이 페이지를 찾을 수 없습니다.',
  failedTitle: '페이지를 불러올 수 없습니다',
  notInvited: {
    title: '초대받은 분만 볼 수 있습니다',
    message: '초대받은 계정으로 로그인해 주세요.',
    detail: '현재 계정은 이 이벤트에 초대되지 않았습니다. 초대받은 계정이 있으시면 다시 로그인해 주세요.',
  },
  chat: {
    title: '채팅을 열 수 없습니다',
    message: '채팅 프로필을 찾을 수 없습니다. 처음 이용하신다면 먼저 프로필을 등록해 주세요.',
  },
  preview: {
    title: '미리보기를 열 수 없습니다',
    message: '미리보기 시간이 끝났거나, 이 주소만으로는 열 수 없습니다. 관리 화면에서 다시 열어 주세요.',
    open: '관리 화면 열기',
  },
  noPageAt: (site) => `${site}에 이 주소의 페이지가 없습니다.`,
  reasonsTitle: '가능한 원인',
  reasons: [
    '주소가 잘렸거나 잘못 입력되었습니다',
    '페이지 공개가 끝났거나 위치가 바뀌었습니다',
    '아직 공개되지 않은 페이지입니다',
  ],
  login: '로그인',
  chatRegister: '채팅 프로필 등록하기',
  toTop: '홈으로 돌아가기',
  outsidePeriodTitle: '공개 기간이 아닙니다',
  outsidePeriodText: '이 페이지는 현재 공개되어 있지 않습니다.',
  withdrawnTitle: '운영이 종료된 사이트입니다',
  withdrawnText: '볼 수 있는 페이지가 없습니다.',
  withdrawnTickets:
    '볼 수 있는 페이지가 없습니다. 구매하신 티켓은 내 티켓에서 계속 확인하실 수 있습니다. 회원 가입 없이 구매하셨다면 주문 이메일에 있는 링크로 확인하실 수 있습니다.',
  withdrawnOrders: '볼 수 있는 페이지가 없습니다. 구매하신 티켓은 주문 이메일에 있는 링크로 계속 확인하실 수 있습니다.',
  toMyTickets: '내 티켓으로',
  notAvailableTitle: '이 사이트에서는 이용할 수 없습니다',
  notAvailableText: '찾으시는 기능은 이 사이트에서 제공하지 않습니다. 다른 정보는 홈에서 확인하실 수 있습니다.',

  serverConnectionFailed: '서버에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  emptyResponse: '서버에서 응답을 받지 못했습니다. 잠시 후 다시 시도해 주세요.',
  clientError: '요청을 처리할 수 없습니다. 페이지를 새로고침한 후 다시 시도해 주세요.',
  serverError: common.failed,
  redirectError: '이동할 페이지를 확인할 수 없습니다. 홈에서 다시 시도해 주세요.',
  noEventSelected: '이벤트가 선택되지 않았습니다. 이벤트를 선택해 주세요.',
  cameraPermissionTitle: '카메라를 사용할 수 없습니다',
  cameraPermissionText: '브라우저 또는 기기 설정에서 이 사이트의 카메라 사용을 허용해 주세요.',
  locationPermissionTitle: '위치 정보를 가져올 수 없습니다',
  locationPermissionText: '브라우저 또는 기기 설정에서 이 사이트의 위치 정보 이용을 허용해 주세요.',
  notSecureConnection: '안전한 연결(https)이 아니어서 이 기능을 이용할 수 없습니다.',
  browserNotSupported: '사용 중인 브라우저는 지원되지 않습니다. 최신 브라우저로 다시 시도해 주세요.',
} satisfies ErrorPageTexts;
