import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const vietnam: CountryEntry = {
  id: 82,
  name: 'Vietnam',
  code: 'vn',
  continent: 1,
  zone: 'Asia/Ho_Chi_Minh',
  season: 'autumn',
  first: '08-15',
  last: '06-21',
  breaks: [['01-20', '02-24']],
  strength: 45,
  popularity: 36,
  people: peopleList('vietnamese 93|brazilian 4|nigerian 3'),
  leagues: [
    { name: 'Giải Vô Địch Hạng A', clubs: 14, legs: 2, down: 2 },
    { name: 'Giải Vô Địch Hạng B', clubs: 12, legs: 3, down: 0 },
  ],
  cup: 'Cúp Quốc Nội',
  women: null,
  reserves: { name: 'Giải Dự Bị', clubs: 12, legs: 3, team: '{club} II' },
  youth: { name: 'Giải U21 Toàn Quốc', clubs: 10, legs: 3, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList('Thu 18:00|Fri 17:00|Fri 18:00|Sat 17:00|Sat 18:00|Sun 17:00|Sun 18:00|Sun 19:15'),
      midweek: textList('Tue 18:00|Wed 17:00|Wed 18:00|Wed 19:15'),
    },
    lower: {
      weekend: textList('Fri 15:30|Fri 16:00|Sat 15:30|Sat 16:00|Sat 17:00|Sun 16:00'),
      midweek: textList('Tue 15:30|Wed 16:00'),
    },
  },
  grounds: textList(`Sân vận động {city}|Sân {city}|Sân vận động Bến Sông|Sân Hoa Phượng
    Sân vận động Công Nhân|Sân Tre Xanh`),
  clubs: clubList(`
    Hồ Gươm FC, Hà Nội|Bến Thành Sài Gòn, Hồ Chí Minh City|Hoa Phượng Đỏ, Hải Phòng|Rồng Sông Hàn, Đà Nẵng
    Non Côi FC, Nam Định|Lam Giang, Vinh|Cà Phê Ban Mê, Buôn Ma Thuột|Long Biên Đường Sắt, Hà Nội
    Võ Tây Sơn, Quy Nhơn|Chợ Lớn FC, Hồ Chí Minh City|Vịnh Ngọc Hạ Long, Hạ Long|Sông Hương FC, Huế
    Trầm Hương Nha Trang, Nha Trang|Chợ Nổi Ninh Kiều, Cần Thơ|Hàm Rồng FC, Thanh Hóa|Gốm Biên Hòa, Biên Hòa
    Hải Đăng Vũng Tàu, Vũng Tàu|Sen Đồng Sậy, Cao Lãnh|Thông Xanh Đà Lạt, Đà Lạt|Phố Hội FC, Hội An
    Sơn Mài Thủ Dầu Một, Thủ Dầu Một|Chè Xanh Thái Nguyên, Thái Nguyên|Cồn Phụng FC, Bến Tre
    Hoa Ban Điện Biên, Điện Biên Phủ|Đất Tổ Việt Trì, Việt Trì|Thất Sơn FC, Châu Đốc
  `),
};
