/**
 * The city of each zone, whose clock the zone records: zone; country; latitude and longitude in degrees; state or province.
 * From zone.tab of the tz database, in the public domain; the states are those of the gazetteer. Made by tools/zones.ts.
 */
export const ZONE_CITY_ROWS = `
Africa/Abidjan;CI;5.32;-4.03;Abidjan Autonomous District
Africa/Accra;GH;5.55;-0.22;Greater Accra
Africa/Addis_Ababa;ET;9.03;38.70;Addis Ababa
Africa/Algiers;DZ;36.78;3.05;Algiers
Africa/Asmara;ER;15.33;38.88;Maekel
Africa/Bamako;ML;12.65;-8.00;Bamako
Africa/Bangui;CF;4.37;18.58;Bangui
Africa/Banjul;GM;13.47;-16.65;Banjul
Africa/Bissau;GW;11.85;-15.58;Bissau
Africa/Blantyre;MW;-15.78;35.00;Southern Region
Africa/Brazzaville;CG;-4.27;15.28;Brazzaville
Africa/Bujumbura;BI;-3.38;29.37;Bujumbura Mairie
Africa/Cairo;EG;30.05;31.25;Cairo
Africa/Casablanca;MA;33.65;-7.58;Casablanca-Settat
Africa/Ceuta;ES;35.88;-5.32;Ceuta
Africa/Conakry;GN;9.52;-13.72;Conakry
Africa/Dakar;SN;14.67;-17.43;Dakar
Africa/Dar_es_Salaam;TZ;-6.80;39.28;Dar es Salaam Region
Africa/Djibouti;DJ;11.60;43.15;Djibouti
Africa/Douala;CM;4.05;9.70;Littoral
Africa/El_Aaiun;EH;27.15;-13.20;
Africa/Freetown;SL;8.50;-13.25;Western Area
Africa/Gaborone;BW;-24.65;25.92;Gaborone
Africa/Harare;ZW;-17.83;31.05;Harare
Africa/Johannesburg;ZA;-26.25;28.00;Gauteng
Africa/Juba;SS;4.85;31.62;Central Equatoria
Africa/Kampala;UG;0.32;32.42;Central Region
Africa/Khartoum;SD;15.60;32.53;Khartoum
Africa/Kigali;RW;-1.95;30.07;Kigali
Africa/Kinshasa;CD;-4.30;15.30;Kinshasa
Africa/Lagos;NG;6.45;3.40;Lagos
Africa/Libreville;GA;0.38;9.45;Estuaire
Africa/Lome;TG;6.13;1.22;Maritime
Africa/Luanda;AO;-8.80;13.23;Luanda
Africa/Lubumbashi;CD;-11.67;27.47;Haut-Katanga
Africa/Lusaka;ZM;-15.42;28.28;Lusaka Province
Africa/Malabo;GQ;3.75;8.78;Bioko Norte
Africa/Maputo;MZ;-25.97;32.58;Maputo City
Africa/Maseru;LS;-29.47;27.50;Maseru District
Africa/Mbabane;SZ;-26.30;31.10;Hhohho Region
Africa/Mogadishu;SO;2.07;45.37;Banaadir
Africa/Monrovia;LR;6.30;-10.78;Montserrado County
Africa/Nairobi;KE;-1.28;36.82;Nairobi County
Africa/Ndjamena;TD;12.12;15.05;N’Djaména
Africa/Niamey;NE;13.52;2.12;Niamey
Africa/Nouakchott;MR;18.10;-15.95;
Africa/Ouagadougou;BF;12.37;-1.52;Centre
Africa/Porto-Novo;BJ;6.48;2.62;Ouémé
Africa/Sao_Tome;ST;0.33;6.73;São Tomé Island
Africa/Tripoli;LY;32.90;13.18;Tripoli
Africa/Tunis;TN;36.80;10.18;Tunis Governorate
Africa/Windhoek;NA;-22.57;17.10;Khomas Region
America/Adak;US;51.88;-176.66;
America/Anchorage;US;61.22;-149.90;Alaska
America/Anguilla;AI;18.20;-63.07;The Valley
America/Antigua;AG;17.05;-61.80;Saint John Parish
America/Araguaina;BR;-7.20;-48.20;Tocantins
America/Argentina/Buenos_Aires;AR;-34.60;-58.45;Buenos Aires F.D.
America/Argentina/Catamarca;AR;-28.47;-65.78;Catamarca
America/Argentina/Cordoba;AR;-31.40;-64.18;Cordoba
America/Argentina/Jujuy;AR;-24.18;-65.30;Jujuy
America/Argentina/La_Rioja;AR;-29.43;-66.85;La Rioja
America/Argentina/Mendoza;AR;-32.88;-68.82;Mendoza
America/Argentina/Rio_Gallegos;AR;-51.63;-69.22;Santa Cruz
America/Argentina/Salta;AR;-24.78;-65.42;Salta
America/Argentina/San_Juan;AR;-31.53;-68.52;San Juan
America/Argentina/San_Luis;AR;-33.32;-66.35;San Luis
America/Argentina/Tucuman;AR;-26.82;-65.22;Tucuman
America/Argentina/Ushuaia;AR;-54.80;-68.30;Tierra del Fuego
America/Aruba;AW;12.50;-69.97;
America/Asuncion;PY;-25.27;-57.67;Asuncion
America/Atikokan;CA;48.76;-91.62;Ontario
America/Bahia;BR;-12.98;-38.52;Bahia
America/Bahia_Banderas;MX;20.80;-105.25;Jalisco
America/Barbados;BB;13.10;-59.62;Saint Michael
America/Belem;BR;-1.45;-48.48;Pará
America/Belize;BZ;17.50;-88.20;Belize District
America/Blanc-Sablon;CA;51.42;-57.12;
America/Boa_Vista;BR;2.82;-60.67;Roraima
America/Bogota;CO;4.60;-74.08;Bogota D.C.
America/Boise;US;43.61;-116.20;Idaho
America/Cambridge_Bay;CA;69.11;-105.05;
America/Campo_Grande;BR;-20.45;-54.62;Mato Grosso do Sul
America/Cancun;MX;21.08;-86.77;Quintana Roo
America/Caracas;VE;10.50;-66.93;Distrito Federal
America/Cayenne;GF;4.93;-52.33;Guyane
America/Cayman;KY;19.30;-81.38;George Town
America/Chicago;US;41.85;-87.65;Illinois
America/Chihuahua;MX;28.63;-106.08;Chihuahua
America/Ciudad_Juarez;MX;31.73;-106.48;Chihuahua
America/Costa_Rica;CR;9.93;-84.08;San José
America/Coyhaique;CL;-45.57;-72.07;Aysén
America/Creston;CA;49.10;-116.52;British Columbia
America/Cuiaba;BR;-15.58;-56.08;Mato Grosso
America/Curacao;CW;12.18;-69.00;
America/Danmarkshavn;GL;76.77;-18.67;
America/Dawson;CA;64.07;-139.42;Yukon
America/Dawson_Creek;CA;55.77;-120.23;British Columbia
America/Denver;US;39.74;-104.98;Colorado
America/Detroit;US;42.33;-83.05;Michigan
America/Dominica;DM;15.30;-61.40;Saint George Parish
America/Edmonton;CA;53.55;-113.47;Alberta
America/Eirunepe;BR;-6.67;-69.87;Amazonas
America/El_Salvador;SV;13.70;-89.20;San Salvador Department
America/Ensenada;MX;31.87;-116.62;Baja California
America/Fort_Nelson;CA;58.80;-122.70;British Columbia
America/Fortaleza;BR;-3.72;-38.50;Ceará
America/Glace_Bay;CA;46.20;-59.95;Nova Scotia
America/Goose_Bay;CA;53.33;-60.42;Newfoundland and Labrador
America/Grand_Turk;TC;21.47;-71.13;
America/Grenada;GD;12.05;-61.75;Saint George Parish
America/Guadeloupe;GP;16.23;-61.53;Guadeloupe
America/Guatemala;GT;14.63;-90.52;Guatemala
America/Guayaquil;EC;-2.17;-79.83;Guayas
America/Guyana;GY;6.80;-58.17;Demerara-Mahaica
America/Halifax;CA;44.65;-63.60;Nova Scotia
America/Havana;CU;23.13;-82.37;Havana
America/Hermosillo;MX;29.07;-110.97;Sonora
America/Indiana/Indianapolis;US;39.77;-86.16;Indiana
America/Indiana/Knox;US;41.30;-86.63;Indiana
America/Indiana/Marengo;US;38.38;-86.34;Indiana
America/Indiana/Petersburg;US;38.49;-87.28;Indiana
America/Indiana/Tell_City;US;37.95;-86.76;Indiana
America/Indiana/Vevay;US;38.75;-85.07;Indiana
America/Indiana/Vincennes;US;38.68;-87.53;Indiana
America/Indiana/Winamac;US;41.05;-86.60;Indiana
America/Inuvik;CA;68.35;-133.72;Northwest Territories
America/Iqaluit;CA;63.73;-68.47;Nunavut
America/Jamaica;JM;17.97;-76.79;Kingston
America/Juneau;US;58.30;-134.42;Alaska
America/Kentucky/Louisville;US;38.25;-85.76;Kentucky
America/Kentucky/Monticello;US;36.83;-84.85;Kentucky
America/Kralendijk;BQ;12.15;-68.28;Bonaire
America/La_Paz;BO;-16.50;-68.15;La Paz Department
America/Lima;PE;-12.05;-77.05;Lima Province
America/Los_Angeles;US;34.05;-118.24;California
America/Lower_Princes;SX;18.05;-63.05;
America/Maceio;BR;-9.67;-35.72;Alagoas
America/Managua;NI;12.15;-86.28;Managua Department
America/Manaus;BR;-3.13;-60.02;Amazonas
America/Marigot;MF;18.07;-63.08;
America/Martinique;MQ;14.60;-61.08;Martinique
America/Matamoros;MX;25.83;-97.50;Tamaulipas
America/Mazatlan;MX;23.22;-106.42;Sinaloa
America/Menominee;US;45.11;-87.61;Michigan
America/Merida;MX;20.97;-89.62;Yucatán
America/Metlakatla;US;55.13;-131.58;Alaska
America/Mexico_City;MX;19.40;-99.15;Mexico City
America/Miquelon;PM;47.05;-56.33;Miquelon-Langlade
America/Moncton;CA;46.10;-64.78;New Brunswick
America/Monterrey;MX;25.67;-100.32;Nuevo León
America/Montevideo;UY;-34.91;-56.21;Montevideo Department
America/Montreal;CA;45.52;-73.57;Quebec
America/Montserrat;MS;16.72;-62.22;Saint Peter
America/Nassau;BS;25.08;-77.35;New Providence
America/New_York;US;40.71;-74.01;New York
America/Nipigon;CA;49.02;-88.27;
America/Nome;US;64.50;-165.41;Alaska
America/Noronha;BR;-3.85;-32.42;Pernambuco
America/North_Dakota/Beulah;US;47.26;-101.78;North Dakota
America/North_Dakota/Center;US;47.12;-101.30;North Dakota
America/North_Dakota/New_Salem;US;46.84;-101.41;North Dakota
America/Nuuk;GL;64.18;-51.73;Sermersooq
America/Ojinaga;MX;29.57;-104.42;Chihuahua
America/Panama;PA;8.97;-79.53;Panamá
America/Pangnirtung;CA;66.13;-65.73;Nunavut
America/Paramaribo;SR;5.83;-55.17;Paramaribo District
America/Phoenix;US;33.45;-112.07;Arizona
America/Port-au-Prince;HT;18.53;-72.33;Ouest
America/Port_of_Spain;TT;10.65;-61.52;Port of Spain
America/Porto_Velho;BR;-8.77;-63.90;Rondônia
America/Puerto_Rico;PR;18.47;-66.11;San Juan
America/Punta_Arenas;CL;-53.15;-70.92;Region of Magallanes
America/Rainy_River;CA;48.72;-94.57;
America/Rankin_Inlet;CA;62.82;-92.08;Nunavut
America/Recife;BR;-8.05;-34.90;Pernambuco
America/Regina;CA;50.40;-104.65;Saskatchewan
America/Resolute;CA;74.70;-94.83;
America/Rio_Branco;BR;-9.97;-67.80;Acre
America/Rosario;AR;-28.47;-65.78;Catamarca
America/Santarem;BR;-2.43;-54.87;Pará
America/Santiago;CL;-33.45;-70.67;Santiago Metropolitan
America/Santo_Domingo;DO;18.47;-69.90;Nacional
America/Sao_Paulo;BR;-23.53;-46.62;São Paulo
America/Scoresbysund;GL;70.48;-21.97;
America/Sitka;US;57.18;-135.30;Alaska
America/St_Barthelemy;BL;17.88;-62.85;
America/St_Johns;CA;47.57;-52.72;Newfoundland and Labrador
America/St_Kitts;KN;17.30;-62.72;Saint George Basseterre
America/St_Lucia;LC;14.02;-61.00;Castries
America/St_Thomas;VI;18.35;-64.93;Saint Thomas Island
America/St_Vincent;VC;13.15;-61.23;Saint George Parish
America/Swift_Current;CA;50.28;-107.83;Saskatchewan
America/Tegucigalpa;HN;14.10;-87.22;Francisco Morazán Department
America/Thule;GL;76.57;-68.78;
America/Thunder_Bay;CA;48.38;-89.25;Ontario
America/Tijuana;MX;32.53;-117.02;Baja California
America/Toronto;CA;43.65;-79.38;Ontario
America/Tortola;VG;18.45;-64.62;
America/Vancouver;CA;49.27;-123.12;British Columbia
America/Whitehorse;CA;60.72;-135.05;Yukon
America/Winnipeg;CA;49.88;-97.15;Manitoba
America/Yakutat;US;59.55;-139.73;
America/Yellowknife;CA;62.45;-114.35;Northwest Territories
Antarctica/Casey;AQ;-66.28;110.52;
Antarctica/Davis;AQ;-68.58;77.97;
Antarctica/DumontDUrville;AQ;-66.67;140.02;
Antarctica/Macquarie;AU;-54.50;158.95;
Antarctica/Mawson;AQ;-67.60;62.88;
Antarctica/McMurdo;AQ;-77.83;166.60;
Antarctica/Palmer;AQ;-64.80;-64.10;
Antarctica/Rothera;AQ;-67.57;-68.13;
Antarctica/Syowa;AQ;-69.01;39.59;
Antarctica/Troll;AQ;-72.01;2.53;
Antarctica/Vostok;AQ;-78.40;106.90;
Arctic/Longyearbyen;SJ;78.00;16.00;Svalbard
Asia/Aden;YE;12.75;45.20;Aden
Asia/Almaty;KZ;43.25;76.95;Almaty
Asia/Amman;JO;31.95;35.93;Amman
Asia/Anadyr;RU;64.75;177.48;Chukotka
Asia/Aqtau;KZ;44.52;50.27;Mangystau
Asia/Aqtobe;KZ;50.28;57.17;Aktobe
Asia/Ashgabat;TM;37.95;58.38;Ashgabat
Asia/Atyrau;KZ;47.12;51.93;Atyrau Oblisi
Asia/Baghdad;IQ;33.35;44.42;Baghdad
Asia/Bahrain;BH;26.38;50.58;Manama
Asia/Baku;AZ;40.38;49.85;Baki
Asia/Bangkok;TH;13.75;100.52;Bangkok
Asia/Barnaul;RU;53.37;83.75;Altai Krai
Asia/Beirut;LB;33.88;35.50;Beirut
Asia/Bishkek;KG;42.90;74.60;Bishkek
Asia/Brunei;BN;4.93;114.92;Brunei-Muara District
Asia/Chita;RU;52.05;113.47;Zabaykalskiy (Transbaikal) Kray
Asia/Chongqing;CN;29.57;106.58;Chongqing
Asia/Colombo;LK;6.93;79.85;Western Province
Asia/Damascus;SY;33.50;36.30;Damascus Governorate
Asia/Dhaka;BD;23.72;90.42;Dhaka Division
Asia/Dili;TL;-8.55;125.58;Dili Municipality
Asia/Dubai;AE;25.30;55.30;Dubai
Asia/Dushanbe;TJ;38.58;68.80;Dushanbe
Asia/Famagusta;CY;35.12;33.95;Ammochostos
Asia/Gaza;PS;31.50;34.47;Gaza Strip
Asia/Hanoi;VN;21.03;105.85;Hanoi
Asia/Harbin;CN;45.75;126.68;Heilongjiang
Asia/Hebron;PS;31.53;35.09;West Bank
Asia/Ho_Chi_Minh;VN;10.75;106.67;Ho Chi Minh City (HCMC)
Asia/Hong_Kong;HK;22.28;114.15;
Asia/Hovd;MN;48.02;91.65;Hovd
Asia/Irkutsk;RU;52.27;104.33;Irkutsk Oblast
Asia/Jakarta;ID;-6.17;106.80;Jakarta
Asia/Jayapura;ID;-2.53;140.70;Papua
Asia/Jerusalem;IL;31.78;35.22;Jerusalem
Asia/Kabul;AF;34.52;69.20;Kabul
Asia/Kamchatka;RU;53.02;158.65;Kamchatka
Asia/Karachi;PK;24.87;67.05;Sindh
Asia/Kashgar;CN;39.48;75.98;Xinjiang
Asia/Kathmandu;NP;27.72;85.32;Bagmati Province
Asia/Khandyga;RU;62.66;135.55;Sakha
Asia/Kolkata;IN;22.53;88.37;West Bengal
Asia/Krasnoyarsk;RU;56.02;92.83;Krasnoyarsk Krai
Asia/Kuala_Lumpur;MY;3.17;101.70;Kuala Lumpur
Asia/Kuching;MY;1.55;110.33;Sarawak
Asia/Kuwait;KW;29.33;47.98;Al Aḩmadī
Asia/Macau;MO;22.20;113.54;
Asia/Magadan;RU;59.57;150.80;Magadan Oblast
Asia/Makassar;ID;-5.12;119.40;South Sulawesi
Asia/Manila;PH;14.59;120.97;National Capital Region
Asia/Muscat;OM;23.60;58.58;Muscat
Asia/Nicosia;CY;35.17;33.37;Nicosia
Asia/Novokuznetsk;RU;53.75;87.12;Kuzbass
Asia/Novosibirsk;RU;55.03;82.92;Novosibirsk Oblast
Asia/Omsk;RU;55.00;73.40;Omsk Oblast
Asia/Oral;KZ;51.22;51.35;West Kazakhstan
Asia/Phnom_Penh;KH;11.55;104.92;Phnom Penh
Asia/Pontianak;ID;-0.03;109.33;West Kalimantan
Asia/Pyongyang;KP;39.02;125.75;Pyongyang
Asia/Qatar;QA;25.28;51.53;Baladiyat ad Dawhah
Asia/Qostanay;KZ;53.20;63.62;Kostanay
Asia/Qyzylorda;KZ;44.80;65.47;Kyzylorda
Asia/Riyadh;SA;24.63;46.72;Riyadh Region
Asia/Sakhalin;RU;46.97;142.70;Sakhalin Oblast
Asia/Samarkand;UZ;39.67;66.80;Samarqand Region
Asia/Seoul;KR;37.55;126.97;Seoul
Asia/Shanghai;CN;31.23;121.47;Shanghai
Asia/Singapore;SG;1.28;103.85;
Asia/Srednekolymsk;RU;67.47;153.72;Sakha
Asia/Taipei;TW;25.05;121.50;Taiwan
Asia/Tashkent;UZ;41.33;69.30;Tashkent
Asia/Tbilisi;GE;41.72;44.82;Tbilisi
Asia/Tehran;IR;35.67;51.43;Tehran
Asia/Tel_Aviv;IL;32.07;34.77;Tel Aviv
Asia/Thimphu;BT;27.47;89.65;Thimphu District
Asia/Tokyo;JP;35.65;139.74;Tokyo
Asia/Tomsk;RU;56.50;84.97;Tomsk Oblast
Asia/Ulaanbaatar;MN;47.92;106.88;Ulaanbaatar
Asia/Urumqi;CN;43.80;87.58;Xinjiang
Asia/Ust-Nera;RU;64.56;143.23;Sakha
Asia/Vientiane;LA;17.97;102.60;Vientiane Prefecture
Asia/Vladivostok;RU;43.17;131.93;Primorye
Asia/Yakutsk;RU;62.00;129.67;Sakha
Asia/Yangon;MM;16.78;96.17;Yangon
Asia/Yekaterinburg;RU;56.85;60.60;Sverdlovsk Oblast
Asia/Yerevan;AM;40.18;44.50;Yerevan
Atlantic/Azores;PT;37.73;-25.67;Azores
Atlantic/Bermuda;BM;32.28;-64.77;Saint George
Atlantic/Canary;ES;28.10;-15.40;Canary Islands
Atlantic/Cape_Verde;CV;14.92;-23.52;Praia
Atlantic/Faroe;FO;62.02;-6.77;Streymoy
Atlantic/Madeira;PT;32.63;-16.90;Madeira
Atlantic/Reykjavik;IS;64.15;-21.85;Capital Region
Atlantic/South_Georgia;GS;-54.27;-36.53;
Atlantic/St_Helena;SH;-15.92;-5.70;Saint Helena
Atlantic/Stanley;FK;-51.70;-57.85;
Australia/Adelaide;AU;-34.92;138.58;South Australia
Australia/Brisbane;AU;-27.47;153.03;Queensland
Australia/Broken_Hill;AU;-31.95;141.45;New South Wales
Australia/Darwin;AU;-12.47;130.83;Northern Territory
Australia/Eucla;AU;-31.72;128.87;
Australia/Hobart;AU;-42.88;147.32;Tasmania
Australia/Lindeman;AU;-20.27;149.00;Queensland
Australia/Lord_Howe;AU;-31.55;159.08;
Australia/Melbourne;AU;-37.82;144.97;Victoria
Australia/Perth;AU;-31.95;115.85;Western Australia
Australia/Sydney;AU;-33.87;151.22;New South Wales
Europe/Amsterdam;NL;52.37;4.90;North Holland
Europe/Andorra;AD;42.50;1.52;Andorra la Vella
Europe/Astrakhan;RU;46.35;48.05;Astrakhan Oblast
Europe/Athens;GR;37.97;23.72;Attica
Europe/Belfast;GB;54.58;-5.93;Northern Ireland
Europe/Belgrade;RS;44.83;20.50;Central Serbia
Europe/Berlin;DE;52.50;13.37;State of Berlin
Europe/Bratislava;SK;48.15;17.12;Bratislava Region
Europe/Brussels;BE;50.83;4.33;Brussels Capital
Europe/Bucharest;RO;44.43;26.10;Bucharest
Europe/Budapest;HU;47.50;19.08;Budapest
Europe/Busingen;DE;47.70;8.68;Baden-Wurttemberg
Europe/Chisinau;MD;47.00;28.83;Chișinău Municipality
Europe/Copenhagen;DK;55.67;12.58;Capital Region
Europe/Dublin;IE;53.33;-6.25;Leinster
Europe/Gibraltar;GI;36.13;-5.35;
Europe/Guernsey;GG;49.45;-2.54;St Peter Port
Europe/Helsinki;FI;60.17;24.97;Uusimaa
Europe/Isle_of_Man;IM;54.15;-4.47;Douglas
Europe/Istanbul;TR;41.02;28.97;Istanbul
Europe/Jersey;JE;49.18;-2.11;St Helier
Europe/Kaliningrad;RU;54.72;20.50;Kaliningrad Oblast
Europe/Kirov;RU;58.60;49.65;Kirov Oblast
Europe/Kyiv;UA;50.43;30.52;Kyiv City
Europe/Lisbon;PT;38.72;-9.13;Lisbon
Europe/Ljubljana;SI;46.05;14.52;Ljubljana
Europe/London;GB;51.51;-0.13;England
Europe/Luxembourg;LU;49.60;6.15;Luxembourg
Europe/Madrid;ES;40.40;-3.68;Madrid
Europe/Malta;MT;35.90;14.52;Birkirkara
Europe/Mariehamn;AX;60.10;19.95;Mariehamn
Europe/Minsk;BY;53.90;27.57;Minsk City
Europe/Monaco;MC;43.70;7.38;Municipality of Monaco
Europe/Moscow;RU;55.76;37.62;Moscow
Europe/Oslo;NO;59.92;10.75;Oslo
Europe/Paris;FR;48.87;2.33;Île-de-France
Europe/Podgorica;ME;42.43;19.27;Podgorica
Europe/Prague;CZ;50.08;14.43;Prague
Europe/Riga;LV;56.95;24.10;Riga
Europe/Rome;IT;41.90;12.48;Lazio
Europe/Samara;RU;53.20;50.15;Samara Oblast
Europe/San_Marino;SM;43.92;12.47;San Marino
Europe/Sarajevo;BA;43.87;18.42;Federation of B&H
Europe/Saratov;RU;51.57;46.03;Saratov Oblast
Europe/Simferopol;UA;44.95;34.10;Crimea
Europe/Skopje;MK;41.98;21.43;Grad Skopje
Europe/Sofia;BG;42.68;23.32;Sofia-Capital
Europe/Stockholm;SE;59.33;18.05;Stockholm
Europe/Tallinn;EE;59.42;24.75;Harjumaa
Europe/Tirane;AL;41.33;19.83;Tirana
Europe/Tiraspol;MD;46.83;29.62;Transnistria
Europe/Ulyanovsk;RU;54.33;48.40;Ulyanovsk
Europe/Uzhgorod;UA;48.62;22.30;Zakarpattia
Europe/Vaduz;LI;47.15;9.52;Vaduz
Europe/Vatican;VA;41.90;12.45;
Europe/Vienna;AT;48.22;16.33;Vienna
Europe/Vilnius;LT;54.68;25.32;Vilnius
Europe/Volgograd;RU;48.73;44.42;Volgograd Oblast
Europe/Warsaw;PL;52.25;21.00;Mazovia
Europe/Zagreb;HR;45.80;15.97;Zagreb
Europe/Zaporozhye;UA;47.83;35.17;Zaporizhzhia
Europe/Zurich;CH;47.38;8.53;Zurich
Indian/Antananarivo;MG;-18.92;47.52;Analamanga
Indian/Chagos;IO;-7.33;72.42;
Indian/Christmas;CX;-10.42;105.72;
Indian/Cocos;CC;-12.17;96.92;
Indian/Comoro;KM;-11.68;43.27;Grande Comore
Indian/Kerguelen;TF;-49.35;70.22;Kerguelen
Indian/Mahe;SC;-4.67;55.47;La Rivière Anglaise
Indian/Maldives;MV;4.17;73.50;Kaafu Atoll
Indian/Mauritius;MU;-20.17;57.50;Port Louis
Indian/Mayotte;YT;-12.78;45.23;Mamoudzou
Indian/Reunion;RE;-20.87;55.47;Reunion
Pacific/Apia;WS;-13.83;-171.73;Tuamasaga
Pacific/Auckland;NZ;-36.87;174.77;Auckland
Pacific/Bougainville;PG;-6.22;155.57;Bougainville
Pacific/Chatham;NZ;-43.95;-176.55;Chatham Islands
Pacific/Chuuk;FM;7.42;151.78;Chuuk
Pacific/Easter;CL;-27.15;-109.43;Valparaiso
Pacific/Efate;VU;-17.67;168.42;Shefa
Pacific/Fakaofo;TK;-9.37;-171.23;Fakaofo
Pacific/Fiji;FJ;-18.13;178.42;Central
Pacific/Funafuti;TV;-8.52;179.22;Funafuti
Pacific/Galapagos;EC;-0.90;-89.60;Galápagos
Pacific/Gambier;PF;-23.13;-134.95;Tuamotu-Gambier Islands
Pacific/Guadalcanal;SB;-9.53;160.20;Honiara
Pacific/Guam;GU;13.47;144.75;Dededo
Pacific/Honolulu;US;21.31;-157.86;Hawaii
Pacific/Kanton;KI;-2.78;-171.72;
Pacific/Kiritimati;KI;1.87;-157.33;Line Islands
Pacific/Kosrae;FM;5.32;162.98;Kosrae
Pacific/Kwajalein;MH;9.08;167.33;
Pacific/Majuro;MH;7.15;171.20;Majuro Atoll
Pacific/Marquesas;PF;-9.00;-139.50;
Pacific/Midway;UM;28.22;-177.37;
Pacific/Nauru;NR;-0.52;166.92;Aiwo District
Pacific/Niue;NU;-19.02;-169.92;
Pacific/Norfolk;NF;-29.05;167.97;
Pacific/Noumea;NC;-22.27;166.45;South Province
Pacific/Pago_Pago;AS;-14.27;-170.70;Eastern District
Pacific/Palau;PW;7.33;134.48;Koror
Pacific/Pitcairn;PN;-25.07;-130.08;
Pacific/Pohnpei;FM;6.97;158.22;Pohnpei State
Pacific/Port_Moresby;PG;-9.50;147.17;National Capital
Pacific/Rarotonga;CK;-21.23;-159.77;Rarotonga
Pacific/Saipan;MP;15.20;145.75;Saipan
Pacific/Tahiti;PF;-17.53;-149.57;Îles du Vent
Pacific/Tarawa;KI;1.42;173.00;Gilbert Islands
Pacific/Tongatapu;TO;-21.13;-175.20;Tongatapu
Pacific/Wake;UM;19.28;166.62;
Pacific/Wallis;WF;-13.30;-176.17;Uvea
`
