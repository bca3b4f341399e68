import type { MemberCardTexts } from './jpn.ts';

export default {
  card: {
    back: 'My page',
    title: 'Member card',
    lead: 'This is how other participants see you.',
    edit: 'Edit profile',
    noNickname: 'No nickname yet',
    privacy: 'Other participants cannot see anything else.',
    nothing: 'Fill in your profile to see it here.',
  },
  widget: {
    title: 'My profile',
    guest: 'Log in to see your profile here.',
    logIn: 'Log in',
    open: 'Open profile',
    complete: 'Complete your profile',
  },
  prefectures: (
    'Hokkaido,Aomori,Iwate,Miyagi,Akita,Yamagata,Fukushima,Ibaraki,Tochigi,Gunma,Saitama,Chiba,Tokyo,' +
    'Kanagawa,Niigata,Toyama,Ishikawa,Fukui,Yamanashi,Nagano,Gifu,Shizuoka,Aichi,Mie,Shiga,Kyoto,Osaka,' +
    'Hyogo,Nara,Wakayama,Tottori,Shimane,Okayama,Hiroshima,Yamaguchi,Tokushima,Kagawa,Ehime,Kochi,' +
    'Fukuoka,Saga,Nagasaki,Kumamoto,Oita,Miyazaki,Kagoshima,Okinawa,Outside Japan / other'
  ).split(','),
} satisfies MemberCardTexts;
