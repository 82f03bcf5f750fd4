import { nameList } from '#service/world/catalogue/name-list.ts';

export const indianNames = nameList({
  men: `Aakash|Abdul|Abhishek|Aditya|Ajay|Akash|Albino|Alok|Aman|Amarjit|Amit|Anand|Anil|Anirudh|Anish|Ankit
    Apuia|Arjun|Arnab|Arun|Ashique|Ashish|Asif|Bikash|Bipin|Brandon|Chinglensana|Daniel|Deepak|Devendra
    Dheeraj|Dinesh|Farukh|Francis|Ganesh|Gaurav|Glan|Gopal|Gurpreet|Hardik|Harmanjot|Imran|Ishan|Jayesh|Jerry
    Jithin|Karan|Kiran|Krishna|Lalengmawia|Lallianzuala|Liston|Mandeep|Manish|Manvir|Mehtab|Mohammed|Muhammad
    Narayan|Naveen|Nikhil|Nishu|Pawan|Prabhsukhan|Pranjal|Prasanth|Pritam|Rahul|Raj|Rajesh|Rakesh|Ravi|Ritwik
    Rohit|Roshan|Sahal|Sandeep|Sanjay|Saurav|Shankar|Shubham|Souvik|Subhasish|Sumit|Suresh|Suraj|Tapas|Udanta
    Vignesh|Vijay|Vikram|Vinay|Vishal|Vivek|Yash`,
  women: `Aditi|Aishwarya|Anju|Anjali|Ananya|Archana|Aruna|Bala|Dalima|Deepa|Divya|Geeta|Grace|Indumathi|Jyoti
    Kajol|Karishma|Karthika|Kashmina|Kavya|Lakshmi|Linthoingambi|Lynda|Mamta|Manisha|Martina|Meera|Michel|Neha
    Nirmala|Pooja|Prameshwori|Priya|Priyangka|Pyari|Rani|Ranjana|Ratanbala|Renu|Rimpa|Ritu|Sandhiya|Sangita
    Sanju|Shilky|Shreya|Sneha|Soumya|Sowmiya|Sumithra|Sweety|Tanvi|Thoibi|Umapati|Vidya`,
  family: `Ahmed|Alam|Ali|Anwar|Banerjee|Barman|Baruah|Basu|Bhat|Bhattacharya|Bhowmick|Bhuyan|Bisht|Biswas
    Bora|Borges|Bose|Boro|Chakraborty|Chand|Chatterjee|Chaudhary|Chauhan|Colaço|Cotta|Cruz|D’Costa|D’Souza
    Dalal|Das|Dutta|Deka|Deshmukh|Dey|Dias|Fernandes|Gaikwad|Ghosh|Gill|Gogoi|Gomes|Gupta|Gurung|Halder
    Hangshing|Hazarika|Hmar|Hnamte|Iyer|Jadhav|Jha|Joseph|Joshi|Khan|Khongsai|Kom|Konsham|Kulkarni|Kumar|Kundu
    Lama|Limbu|Lyngdoh|Mahato|Maity|Majumdar|Malik|Mandal|Mascarenhas|Mawia|Meitei|Menon|Mehta|Minz|Mishra
    Mitra|Mohammed|Mohan|Mondal|Mukherjee|Murmu|Muthu|Naik|Nair|Nandi|Narzary|Nath|Nayak|Negi|Noronha|Oraon
    Pal|Pandey|Passi|Patel|Patil|Paul|Pereira|Pillai|Poojary|Pradhan|Prakash|Rai|Rajan|Ralte|Ramachandran|Rana
    Rao|Rathore|Rawat|Reddy|Rebello|Rodrigues|Roy|Saha|Sahu|Sailo|Samad|Sangwan|Santra|Sardar|Sarkar|Sen|Sethi
    Shaikh|Sharma|Shetty|Shukla|Sinha|Singh|Soren|Subba|Swamy|Tamang|Thakur|Thapa|Thomas|Tirkey|Toppo|Tripathi
    Varghese|Varma|Vanlalruata|Vaz|Verma|Yadav|Zodingliana`,
});
