import { nameList } from '#service/world/catalogue/name-list.ts';

export const vietnameseNames = nameList({
  men: `Anh Đức|Anh Tuấn|Bá Sơn|Bảo Long|Bảo Toàn|Công Minh|Công Thành|Đình Bắc|Đình Hùng|Đình Khương
    Đình Trọng|Đức Anh|Đức Chiến|Đức Huy|Đức Lương|Duy Cường|Duy Khánh|Duy Thường|Gia Bảo|Gia Huy|Hải Anh
    Hải Đăng|Hoàng Anh|Hoàng Nam|Hoàng Sơn|Hồng Phúc|Hồng Quân|Hồng Sơn|Hùng Anh|Huy Toàn|Hữu Phước|Hữu Thắng
    Hữu Tuấn|Khắc Ngọc|Khánh Duy|Lâm Tùng|Long Vũ|Mạnh Cường|Mạnh Dũng|Mạnh Hùng|Minh Bình|Minh Hiếu|Minh Khoa
    Minh Quang|Minh Tâm|Minh Trí|Nam Phong|Nghĩa Bình|Ngọc Bảo|Ngọc Hà|Ngọc Long|Ngọc Thắng|Nhật Minh|Phi Hùng
    Phi Sơn|Phú Nguyên|Quang Huy|Quang Nho|Quang Vinh|Quốc Bảo|Quốc Cường|Quốc Việt|Sỹ Hoàng|Sỹ Nam|Tấn Lộc
    Tấn Tài|Thái Quý|Thái Sơn|Thành Chung|Thành Đạt|Thanh Bình|Thanh Nhàn|Thanh Thịnh|Thế Hưng|Thiện Tâm
    Tiến Dũng|Tiến Long|Trọng Hoàng|Trọng Hùng|Trung Hiếu|Trung Kiên|Trường Giang|Tuấn Kiệt|Tuấn Tài|Văn Bình
    Văn Cường|Văn Dũng|Văn Hào|Văn Khang|Văn Lâm|Văn Nam|Văn Sơn|Văn Thành|Văn Triền|Việt Anh|Việt Hưng
    Xuân Bắc|Xuân Mạnh|Xuân Trường`,
  women: `Bích Hạnh|Bích Ngọc|Bích Thùy|Cẩm Tiên|Diễm My|Hải Linh|Hải Yến|Hoài Lương|Hoàng Quỳnh|Hồng Nhung
    Huyền Trang|Khánh Linh|Kiều Oanh|Kim Chi|Kim Thanh|Kim Yên|Lan Anh|Mai Hương|Minh Châu|Minh Thư|Mỹ Anh
    Mỹ Duyên|Ngân Hà|Ngọc Ánh|Ngọc Hân|Ngọc Trâm|Phương Anh|Phương Thảo|Quỳnh Như|Tâm Đan|Thanh Hà|Thanh Hiếu
    Thanh Huyền|Thanh Nhã|Thị Duyên|Thị Hoa|Thị Loan|Thị Thảo|Thị Thương|Thị Vạn|Thu Hà|Thu Thương|Thu Trang
    Thúy Hằng|Thúy Nga|Thùy Linh|Thùy Trang|Tố Uyên|Trúc Hương|Tuyết Dung|Tuyết Mai|Vạn Sự|Xuân Diễm|Yến Nhi`,
  family: `Âu|Bạch|Biện|Bùi 6|Cao|Châu|Chu|Chử|Cù|Đàm|Đặng 6|Danh|Đào|Đậu|Đinh|Đoàn|Đỗ 5|Đồng|Đới|Dương 4|Giang
    Giáp|Hà|Hàn|Hồ 4|Hoa|Hoàng 10|Hứa|Huỳnh 7|Khổng|Khúc|Khuất|Kiều|Kim|La|Lã|Lại|Lâm|Lê 27|Liêu|Lục
    Lương|Lưu|Lý|Mã|Mạc|Mai|Mạch|Nghiêm|Ngô 4|Ngụy|Nguyễn 100|Nhan|Nhâm|Ninh|Nông|Ông|Phạm 20|Phan 12
    Phí|Phó|Phùng|Phương|Quách|Sầm|Tạ|Tăng|Thái|Thạch|Thân|Thẩm|Thiều|Tiêu|Tô|Tôn|Tống|Trần 32|Triệu
    Trịnh|Trương|Từ|Tưởng|Ung|Văn|Vi|Viên|Võ 7|Vũ 7|Vương|Xa|Nguyễn Hữu|Nguyễn Phúc|Lê Văn|Trần Đình
    Phạm Gia|Tôn Thất|Hồ Đắc|Đặng Trần|Bùi Xuân`,
  familyFirst: true,
});
