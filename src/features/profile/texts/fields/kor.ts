import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import type { ProfileEntry, profileDocuments } from '../../documents.ts';

export const entry = {
  entryFormKey: {
    label: '집계용 이름',
    hint: '답변 목록에 쓰는 영문·숫자 이름으로, 방문자에게는 보이지 않으며 나중에 바꾸지 않습니다.',
  },
  answerMethod: {
    label: '답변 방식',
    choices: {
      NAME: '이름',
      ADDRESS: '주소',
      GENDER: '성별',
      SELECT: '하나 고르기',
      CHECKBOX: '여러 개 고르기',
      SEARCHTEXT: '후보에서 고르기',
      AVATAR: '사진과 닉네임',
      MAILADDRESS: '이메일 주소',
      TEXT: '글자 쓰기',
    },
  },
  label: {
    label: '질문',
    hint: '이름이나 주소 같은 항목은 비워 두면 정해진 이름이 됩니다.',
  },
  hint: {
    label: '보충 설명',
    hint: '질문 바로 아래에 작게 표시됩니다.',
  },
  isEnabled: {
    label: '사용하기',
    hint: '끄면 더 묻지 않으며, 지금까지의 답변은 남습니다.',
  },
  isRequired: '필수',
  isUneditable: {
    label: '바꿀 수 없게 하기',
    hint: '회원에게 보이지만 바꿀 수는 없습니다.',
  },
  isHidden: '회원에게 숨기기',
  setting: {
    label: '답변 설정',
    fields: {
      useKana: '읽는 법도 묻기',
      isRequired: {
        label: '필수 부분',
        fields: {
          last_name: '성',
          first_name: '이름',
          last_name_kana: '성의 읽는 법',
          first_name_kana: '이름의 읽는 법',
          postal_code: '우편번호',
          prefecture: '도도부현',
          address1: '시구정촌',
          address2: '동네 이름·번지',
          address3: '건물명·호수',
        },
      },
      inputType: {
        label: '쓰는 내용',
        choices: { text: '짧은 글', number: '숫자', tel: '전화번호', email: '이메일 주소', textarea: '긴 글' },
      },
      minLength: '최소 글자 수',
      maxLength: '최대 글자 수',
      maxSelections: '고를 수 있는 최대 개수',
      isFreeText: '후보에 없는 답도 받기',
      autocomplete: {
        label: '자동 입력',
        hint: '방문자의 기기가 기억하는 값을 이 칸에 채울 수 있게 합니다.',
        choices: {
          organization: '회사명',
          'organization-title': '직책',
          tel: '전화번호',
          email: '이메일 주소',
          url: '웹사이트',
          bday: '생년월일',
          'country-name': '국가',
          nickname: '닉네임',
        },
      },
      isPublic: {
        label: '멤버 카드에 싣기',
        hint: '다른 참가자에게도 보입니다.',
      },
    },
  },
  selectorItems: {
    label: '선택지',
    entry: '선택지',
    fields: {
      key: '집계용 이름',
      label: '표시할 글자',
      isEnabled: {
        label: '고를 수 있게 하기',
        hint: '끄면 이미 고른 회원에게 다시 묻습니다.',
      },
    },
  },
  searchItems: {
    label: '후보',
    entry: '후보',
    fields: {
      label: '표시할 글자',
      reading: {
        label: '읽는 법',
        hint: '읽는 소리로도 찾을 수 있게 됩니다.',
      },
    },
  },
} satisfies LabelsOf<ProfileEntry>;

const fields = {
  profile: {
    search: '회원 정보 가입 양식 이름 주소 생일',
    name: '회원 가입 항목',
    summary: '회원 가입과 마이페이지에서 회원에게 묻는 항목입니다.',
    itemName: '질문',
    item: {
      ...entry,
      isAskedAtRegistration: {
        label: '회원 가입 때 묻기',
        hint: '꺼져 있으면 마이페이지나 회원용 내용을 열 때 묻습니다.',
      },
    },
  },
} satisfies LabelsOfModules<typeof profileDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a letter, then letters, digits and _': '영문자로 시작하고 영문자, 숫자, _만 사용하세요.',
  'MAILADDRESS for the method of that name, and another key for every other':
    'MAILADDRESS 키는 이메일 주소 항목에만 사용합니다.',
  'a label for every choice; a GENDER may do without for female, male, other, no_answer':
    '선택지마다 표시할 글자를 입력하세요.',
  'a minLength that is not above maxLength': '최소 글자 수는 최대 글자 수 이하여야 합니다.',
  'choices for SELECT and CHECKBOX, perhaps for GENDER, and none for another method':
    '선택지는 고르는 항목에만 필요합니다.',
  'every key once': '같은 키가 두 번 쓰였습니다.',
  'none, because only SEARCHTEXT searches': '검색 대상은 검색 항목에만 지정할 수 있습니다.',
  'settings of its method: useKana for NAME; isRequired for NAME and ADDRESS; maxSelections for CHECKBOX; isFreeText, maxLength and autocomplete for SEARCHTEXT; maxLength for AVATAR; inputType, minLength, maxLength and autocomplete for TEXT; isPublic for all':
    '이 종류의 항목에는 쓸 수 없는 설정입니다.',
  'the parts of its method: last_name, first_name, last_name_kana and first_name_kana of NAME; postal_code, prefecture, address1, address2 and address3 of ADDRESS':
    '이 종류의 질문에는 이 부분이 없습니다.',
  'last_name or first_name in a required name':
    '성과 이름 중 하나는 필수여야 합니다. 둘 다 필요 없다면 질문 자체의 필수를 해제하세요.',
  'texts per language, as { jpn: … }': '질문이나 항목의 이름을 입력하세요.',
};
