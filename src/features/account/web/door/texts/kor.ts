import common from '#kernel/texts/kor.ts';
import type { AccountDoorTexts } from './jpn.ts';

export default {
  stepOf: (step: number, all: number) => `${all}단계 중 ${step}단계`,
  terms: '이용약관',
  privacy: common.privacyPolicy,
  opensNewTab: common.opensNewTab,
  alreadyIn: '로그인되어 있습니다. 페이지로 이동합니다.',

  login: {
    title: '로그인',
    lead: (site: string) => `‘${site}’의 회원 계정으로 로그인합니다.`,
    leadInvited: (site: string) => `초대받은 분을 위한 이벤트입니다. 초대받은 ‘${site}’ 회원 계정으로 로그인해 주세요.`,
    id: '이메일 주소 또는 로그인 ID',
    submit: '로그인',
    submitting: '로그인하는 중',
    forgot: '비밀번호를 잊으셨나요?',
    or: '또는',
    newHere: '아직 회원이 아니신가요?',
    register: '회원 가입',
    skip: '로그인하지 않고 둘러보기',
    notInvited: '현재 로그인한 계정은 이 이벤트에 초대되지 않았습니다. 초대받은 계정으로 로그인해 주세요.',
  },

  register: {
    title: '회원 가입',
    steps: ['이메일 주소', '인증 코드', '가입 정보'],
    leadMail: '본인의 이메일 주소인지 확인하기 위해 숫자 6자리 인증 코드를 보내 드립니다.',
    leadDetails: (mail: string) => `${mail} 주소와 비밀번호로 로그인합니다. 비밀번호를 정해 주세요.`,
    submitMail: '인증 코드 보내기',
    profile: '프로필',
    terms: '가입 전에 읽어 주세요',
    agree: common.agree,
    submit: '가입하기',
    submitting: '가입하는 중',
    haveAccount: '이미 회원이신가요?',
    login: '로그인',
  },

  registered: {
    title: '회원 가입이 완료되었습니다',
    text: (site: string) => `‘${site}’에 가입해 주셔서 감사합니다. 로그인된 상태로 바로 이용하실 수 있습니다.`,
    mail: '가입 완료 안내를 이메일로 보내 드렸습니다.',
    goOn: '이어서 보기',
    toTop: '홈으로 이동',
  },

  reset: {
    title: '비밀번호 재설정',
    steps: ['이메일 주소', '인증 코드', '새 비밀번호'],
    leadMail: '가입한 이메일 주소를 입력해 주세요. 재설정에 사용할 숫자 6자리 인증 코드를 보내 드립니다.',
    leadPassword: '새 비밀번호를 설정해 주세요.',
    submit: '비밀번호 변경',
    submitting: '변경하는 중',
    doneTitle: '비밀번호를 변경했습니다',
    doneText: '새 비밀번호로 로그인해 주세요. 안전을 위해 모든 기기에서 로그아웃했습니다.',
    toLogin: '로그인으로 이동',
    backToLogin: '로그인으로 돌아가기',
  },
} satisfies AccountDoorTexts;
