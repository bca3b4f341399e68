import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { SiteDocument, SiteModule, siteDocuments } from '../../documents.ts';

type ModuleSettings = Pick<SiteModule, 'title' | 'visible' | 'onHome' | 'isConsoleUserOnly'>;

const ofModule = {
  title: {
    label: '제목',
    hint: '홈과 목록 위에 나옵니다.',
  },
  visible: {
    label: '표시하기',
    hint: '끄면 어디에도 나오지 않습니다.',
  },
  onHome: '홈에 표시',
  isConsoleUserOnly: {
    label: '관리 화면 사용자만',
    hint: '관리 화면에서 연 사람에게만 보이고, 방문자에게는 보이지 않습니다.',
  },
} satisfies LabelsOf<ModuleSettings>;

const settings = {
  kind: {
    label: '종류',
    choices: { portal: '포털', event: '이벤트' },
  },
  portalId: {
    label: '포털 번호',
    hint: '사이트 주소에 들어가며, 단독 이벤트는 0입니다.',
  },
  eventId: {
    label: '이벤트 번호',
    hint: '사이트 주소에 들어갑니다.',
  },
  languages: {
    label: '표시 언어',
    hint: '첫 번째가 기본 언어이며, 번역이 없는 글은 그 언어로 나옵니다.',
    choices: { jpn: '일본어', eng: '영어', chi: '중국어(간체)', zhtw: '중국어(번체)', kor: '한국어' },
  },
  webSetting: {
    label: '사이트 기본',
    fields: {
      title: '사이트 이름',
      siteDescription: {
        label: '사이트 설명',
        hint: '검색 결과와 SNS 공유에 나옵니다.',
      },
      siteKeyword: {
        label: '키워드',
        hint: '사이트를 나타내는 말을 쉼표로 나눕니다.',
      },
      siteOgpImage: { label: '공유될 때의 이미지', hint: '지정하지 않으면 표지 이미지를 사용합니다.' },
      siteIcon: {
        label: '아이콘',
        hint: '브라우저 탭과 휴대전화 홈 화면에 나옵니다.',
      },
      styleSheet: {
        label: '스타일시트',
        hint: '모양을 세밀하게 바꾸는 CSS입니다.',
      },
      ownDomain: {
        label: '자체 도메인',
        hint: 'events.example.jp처럼 직접 가진 도메인으로 사이트를 열게 합니다.',
      },
      isNotSearchEngine: {
        label: '검색 엔진에 싣지 않기',
        hint: 'Google 같은 검색 결과에는 나오지 않고, 포털 목록에는 나옵니다.',
      },
      isRelease: {
        label: '목록에 싣기',
        hint: '꺼져 있으면 주소를 아는 사람만 볼 수 있고, 목록과 검색에 나오지 않습니다.',
      },
      baseColor: {
        label: '기본 색',
        hint: '버튼과 링크의 색이 됩니다.',
      },
    },
  },
  overview: {
    label: '개최 개요',
    fields: {
      name: '이름',
      catchphrase: '홍보 문구',
      description: {
        label: '소개글',
        hint: '두세 문장으로 어떤 이벤트인지 알립니다.',
      },
      cover: '표지 이미지',
      startDate: '시작',
      endDate: '종료',
      doorsOpen: '입장 시작',
      placeName: '행사장',
      placeAddress: '행사장 주소',
      placeMapUrl: {
        label: '지도 주소',
        hint: '행사장 이름에서 이 지도를 열 수 있게 됩니다.',
      },
      isOnline: '온라인 진행',
      fee: {
        label: '참가비',
        hint: '‘무료(사전 등록제)’처럼 말로 적습니다.',
      },
      organizerName: '주최자',
      organizerUrl: '주최자 사이트',
      contactMail: {
        label: '문의용 이메일 주소',
        hint: '구매자 등이 받는 알림 끝에 실립니다. 비어 있으면 주최자 사이트가 실립니다.',
      },
      tags: {
        label: '태그',
        hint: '이벤트 목록에서 좁혀 볼 때 쓰입니다.',
      },
      applicationType: {
        label: '접수 상태',
        hint: '포털 목록에는 접수 중인 이벤트만 나옵니다.',
        choices: { opened: '접수 중', closed: '종료', preparing: '준비 중' },
      },
      primaryAction: {
        label: '메인 버튼',
        hint: '홈 맨 위에 나오며, 비워 두면 티켓 상황에 맞춰 나옵니다.',
        fields: shared.labelledLink,
      },
    },
  },
  cookie: {
    label: '쿠키 확인',
    fields: {
      enableCookieCheckDialog: {
        label: '방문자에게 확인하기',
        hint: '처음 열었을 때 쿠키를 써도 되는지 묻습니다.',
      },
      positiveButtonTitle: '동의 버튼',
      negativeButtonTitle: '거절 버튼',
      body: '설명 글',
    },
  },
  terms: {
    label: '약관',
    fields: {
      switchTerms: '이용약관 동의 받기',
      switchPrivacy: '개인정보 처리방침 동의 받기',
      typeTerms: {
        label: '이용약관이 있는 곳',
        choices: { Text: '여기에 쓰기', Url: '다른 페이지' },
      },
      typePrivacy: {
        label: '개인정보 처리방침이 있는 곳',
        choices: { Text: '여기에 쓰기', Url: '다른 페이지' },
      },
      urlTerms: '이용약관 페이지',
      urlPrivacy: '개인정보 처리방침 페이지',
      titleTerms: '이용약관 제목',
      titlePrivacy: '개인정보 처리방침 제목',
      bodyTerms: '이용약관 본문',
      bodyPrivacy: '개인정보 처리방침 본문',
      reAgreementTitle: '재동의 제목',
      reAgreementBody: '재동의 안내',
      resetAt: {
        label: '동의를 다시 받을 일시',
        hint: '이보다 앞선 동의는 무효가 되고, 회원이 다음에 올 때 다시 묻습니다.',
      },
    },
  },
  errorPage: {
    label: '페이지를 찾을 수 없을 때의 화면',
    fields: {
      errorPageTitle: '제목',
      errorPageHtml: '글',
      errorPageImage: shared.words.image,
      errorPageIcon: '아이콘',
    },
  },
  login: {
    label: '로그인',
    fields: {
      isEnabled: '회원 로그인 쓰기',
      isRequiredAtStartup: {
        label: '처음에 로그인 요구하기',
        hint: '사이트를 열면 먼저 로그인 화면이 나옵니다.',
      },
      isEnabledSkipAtStartup: {
        label: '로그인 없이 넘어가기 허용',
        hint: '처음 나오는 로그인 화면에 건너뛰는 버튼이 나옵니다.',
      },
      authMethod: {
        label: '외부 계정',
        hint: '고르면 다른 곳에서 쓰는 계정으로도 로그인할 수 있습니다. BNID, JID는 그 회원 서비스와 계약했을 때 고르고, OpenID는 OpenID Connect를 지원하는 다른 서비스용입니다.',
        choices: { Bnid: 'BNID', OpenId: 'OpenID', Jid: 'JID' },
      },
      authName: '그 버튼의 이름',
      lock: {
        label: '회원 전용 내용',
        entry: '내용',
        fields: {
          contentId: '내용',
          isEnabled: '회원에게만 보이기',
          detailIds: {
            label: '이 가운데 일부만',
            hint: '비워 두면 모두 회원 전용이 됩니다.',
          },
        },
      },
    },
  },
  mypage: {
    label: '마이페이지',
    fields: {
      myFolder: {
        label: '내 폴더',
        hint: '회원이 받은 자료나 페이지를 모아 둘 수 있습니다.',
        fields: {
          isEnable: '사용하기',
        },
      },
      isShowCreditCard: {
        label: '신용카드',
        hint: '회원이 결제할 카드를 등록할 수 있습니다.',
      },
      isShowMyTicket: {
        label: '내 티켓',
        hint: '회원이 자기 티켓을 마이페이지에서 열 수 있습니다.',
      },
      favorite: {
        label: '즐겨찾기',
        hint: '부스와 세션에 하트가 붙고, 회원이 표시한 것을 목록으로 볼 수 있습니다.',
        fields: {
          isEnable: '사용하기',
        },
      },
      ticketCharge: {
        label: '구매 내역',
        hint: '회원이 구매와 영수증을 볼 수 있습니다.',
        fields: {
          isEnable: '사용하기',
        },
      },
      badges: {
        label: '명찰',
        fields: {
          enableUserPrint: {
            label: '직접 인쇄 가능',
            hint: '이름과 QR 코드가 들어간 명찰을 회원이 인쇄할 수 있습니다.',
          },
        },
      },
      businessAppointment: {
        label: '상담 예약',
        fields: {
          commonContent: {
            label: '상담 예약',
            fields: {
              enable: '사용하기',
            },
          },
        },
      },
    },
  },
  client: {
    label: '기능과 결제',
    fields: {
      isEvesta: '블록으로 만드는 한 페이지 사이트',
      enableMyBag: {
        label: '내 가방',
        hint: '회원이 부스에 평가와 메모를 남기고 보고서로 묶을 수 있습니다.',
      },
      paymentAgent: {
        label: '결제 대행 회사',
        hint: '비워 두면 이 서버에 연결된 회사를 사용합니다. 어느 회사인지는 서버 관리자가 알고 있습니다.',
        choices: { Stripe: 'Stripe', Paygent: 'Paygent' },
      },
      stripeUserId: {
        label: 'Stripe 계정',
        hint: '매출을 받을 Stripe 계정 번호입니다(acct_로 시작합니다). Stripe를 쓰지 않으면 비워 두세요.',
      },
      stripeUseCreditCard: 'Stripe로 카드 받기',
      paygentUseCreditCard: 'Paygent로 카드 받기',
    },
  },
  usePortal: {
    label: '포털 회원 쓰기',
    hint: '끄면 이 이벤트만의 회원을 둡니다.',
  },
  isInvitingEvent: {
    label: '초대한 사람만',
    hint: '초대받은 회원만 들어올 수 있습니다.',
  },
  usePasscodeLock: {
    label: '패스코드로 잠그기',
    hint: '숫자 6자리를 아는 사람만 들어올 수 있습니다.',
  },
  overviewAtDoors: {
    label: '입구에서 개요 보이기',
    hint: '로그인이나 패스코드 화면에 표지, 이름, 일시, 행사장이 나옵니다.',
  },
} satisfies LabelsOf<SiteDocument>;

const fields = {
  settings,
  module: ofModule,
  language_setting: {
    search: '언어 번역 영어 일본어 다국어',
    name: '언어 바꾸기',
    summary: '홈에 언어를 고르는 자리를 둡니다.',
  },
} satisfies LabelsOfModules<typeof siteDocuments> & {
  settings: LabelsOf<SiteDocument>;
  module: LabelsOf<ModuleSettings>;
};
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an area inside the picture': '이미지 안쪽 영역을 선택해 주세요.',
  'a date as 2026-11-20 10:00': '날짜와 시각을 입력하세요.',
  'a mail address': '이메일 주소 형식으로 입력하세요.',
  'at least one language': '한 가지 이상의 언어로 입력하세요.',
  'at most 200 letters in each language': '언어마다 200자 이내로 입력하세요.',
  'each language once': '같은 언어가 두 번 선택되어 있습니다.',
  'a colour as #0066FF': '#0066FF 같은 형식으로 색을 입력하세요.',
  'a web address': 'https://로 시작하는 주소나 이 사이트의 페이지를 지정하세요.',
  'a host name in lower case without a port, as events.example.jp': 'events.example.jp처럼 소문자 도메인만 입력하세요.',
  "the id of the organiser's account at Stripe": 'Stripe 계정 번호는 acct_로 시작합니다.',
  'the 11 characters of a YouTube video': 'YouTube 영상 주소나 그 안의 11글자를 입력하세요.',
  'a file to download': '다운로드할 수 있는 파일을 선택하세요.',
  'a date that is not before visibleStartDate': '게재 종료는 시작보다 앞설 수 없습니다.',
};
