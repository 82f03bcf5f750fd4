import { nameGroups } from '#service/world/catalogue/name-list.ts';

/** The north, Bengal and Assam, the south with Goa, and the north-east, whose given and family names do not mix. */
export const indianNames = nameGroups([
  {
    weight: 42,
    men: `Aakash|Abhishek|Aditya|Ajay|Akash|Alok|Aman|Amarjit|Amit|Anil|Ankit|Arjun|Ashish|Asif|Deepak
      Devendra|Dheeraj|Dinesh|Farukh|Gaurav|Gurpreet|Hardik|Harmanjot|Imran|Ishan|Jayesh|Karan|Mandeep
      Manish|Manvir|Mehtab|Mohammed|Narayan|Nikhil|Nishu|Pawan|Prabhsukhan|Rahul|Raj|Rajesh|Rakesh|Ravi
      Rohit|Sandeep|Sanjay|Shubham|Sumit|Suraj|Vikram|Vinay|Vishal|Vivek|Yash`,
    women: `Aditi|Anjali|Ananya|Archana|Deepa|Divya|Geeta|Jyoti|Kajol|Karishma|Kavya|Mamta|Manisha|Meera|Neha
      Nirmala|Pooja|Priya|Rani|Ranjana|Renu|Ritu|Sangita|Sanju|Shreya|Sneha|Sweety|Tanvi|Vidya`,
    family: `Ahmed|Alam|Ali|Anwar|Bhat|Bisht|Chand|Chaudhary|Chauhan|Dalal|Deshmukh|Gaikwad|Gill|Gupta|Gurung
      Jadhav|Jha|Joshi|Khan|Kulkarni|Kumar|Lama|Limbu|Mahato|Malik|Mehta|Minz|Mishra|Murmu|Naik|Negi|Oraon
      Pandey|Passi|Patel|Patil|Prakash|Rai|Rana|Rathore|Rawat|Sangwan|Sethi|Shaikh|Sharma|Shukla|Singh
      Sinha|Soren|Subba|Tamang|Thakur|Thapa|Tirkey|Toppo|Tripathi|Varma|Verma|Yadav`,
  },
  {
    weight: 20,
    men: `Abhishek|Anirudh|Anupam|Arnab|Arun|Avik|Bikash|Bipin|Debjit|Dipankar|Manoj|Nabajit|Prabir|Pranjal
      Pritam|Rahul|Ritwik|Sanjay|Saurav|Sayan|Souvik|Subhasish|Subrata|Sumit|Tapas`,
    women: `Ananya|Aruna|Debasree|Mousumi|Moumita|Papiya|Piyali|Priyangka|Pyari|Ranjana|Rimpa|Sangita|Shilky
      Sulata`,
    family: `Banerjee|Barman|Baruah|Basu|Bhattacharya|Bhowmick|Bhuyan|Biswas|Bora|Boro|Bose|Chakraborty
      Chatterjee|Das|Deka|Dey|Dutta|Ghosh|Gogoi|Halder|Hazarika|Kundu|Maity|Majumdar|Mandal|Mitra|Mondal
      Mukherjee|Nandi|Narzary|Nath|Nayak|Pal|Paul|Pradhan|Roy|Saha|Sahu|Santra|Sardar|Sarkar|Sen`,
  },
  {
    weight: 24,
    men: `Abdul|Ajith|Akhil|Albino|Anand|Anirudh|Anish|Ashique|Brandon|Clifford|Daniel|Francis|Ganesh|Glan
      Gopal|Jithin|Kiran|Krishna|Lenny|Liston|Muhammad|Naveen|Prasanth|Rahul|Romeo|Roshan|Sahal|Savio
      Selwyn|Shankar|Suresh|Vignesh|Vijay|Vineeth`,
    women: `Aishwarya|Anju|Divya|Indumathi|Karthika|Kavya|Lakshmi|Martina|Meera|Michel|Sandhiya|Sowmiya|Sumithra`,
    family: `Borges|Colaço|Cotta|Cruz|D’Costa|D’Souza|Dias|Fernandes|Gomes|Iyer|Joseph|Krishnan|Kurian
      Mascarenhas|Mathew|Menon|Mohan|Muthu|Nair|Noronha|Pereira|Pillai|Poojary|Rajan|Ramachandran|Rao
      Rebello|Reddy|Rodrigues|Samad|Shetty|Swamy|Thomas|Varghese|Vaz`,
  },
  {
    weight: 14,
    men: `Apuia|Bishorjit|Chinglensana|Ibomcha|Jerry|Lalengmawia|Laldinpuia|Lallianzuala|Lalnunmawia
      Lalrinliana|Lalthathanga|Malsawmtluanga|Nongdamba|Sanatomba|Udanta|Zothanmawia`,
    women: `Babina|Bala|Bembem|Dalima|Grace|Kashmina|Lalnunsiami|Lalrinpuii|Linthoingambi|Lynda|Prameshwori
      Ratanbala|Roja|Sanjita|Thoibi|Umapati`,
    family: `Haokip|Hangshing|Hmar|Hnamte|Khongsai|Kipgen|Kom|Konsham|Laishram|Lyngdoh|Mawia|Meitei|Moirangthem
      Ngangom|Ralte|Sailo|Vanlalruata|Yumnam|Zodingliana`,
  },
]);
