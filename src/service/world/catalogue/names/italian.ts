import { nameList } from '#service/world/catalogue/name-list.ts';

export const italianNames = nameList({
  men: `Alessandro|Andrea|Antonio|Alberto|Alessio|Angelo|Carlo|Christian|Claudio|Corrado|Daniele|Dario|Davide
    Diego|Domenico|Edoardo|Elia|Emanuele|Enrico|Fabio|Fabrizio|Federico|Filippo|Francesco|Franco|Gabriele
    Giacomo|Gianluca|Gianmarco|Giorgio|Giovanni|Giulio|Giuseppe|Guglielmo|Ivan|Jacopo|Leonardo|Lorenzo|Luca
    Luigi|Manuel|Manuele|Marco|Mario|Massimiliano|Massimo|Matteo|Mattia|Maurizio|Michele|Mirko|Nicola|Nicolò
    Paolo|Pasquale|Pietro|Raffaele|Riccardo|Roberto|Rocco|Salvatore|Samuele|Sandro|Sebastiano|Sergio|Simone
    Stefano|Tommaso|Umberto|Valerio|Vincenzo|Vittorio|Ugo|Gennaro|Ciro|Cosimo`,
  women: `Sofia|Giulia|Aurora|Alice|Ginevra|Emma|Giorgia|Greta|Beatrice|Anna|Chiara|Sara|Nicole|Ludovica|Gaia
    Matilde|Vittoria|Noemi|Francesca|Martina|Elena|Valentina|Federica|Silvia|Elisa|Laura|Alessia|Barbara
    Cristiana|Manuela|Arianna|Eleonora|Ilaria|Roberta|Paola|Daniela|Michela|Serena|Benedetta|Camilla|Caterina
    Lucia|Marta|Rebecca|Lisa|Agnese|Bianca|Viola|Miriam|Veronica`,
  family: `Rossi|Russo|Ferrari|Esposito|Bianchi|Romano|Colombo|Ricci|Marino|Greco|Bruno|Gallo|Conti|De Luca
    Costa|Giordano|Mancini|Rizzo|Lombardi|Moretti|Barbieri|Fontana|Santoro|Mariani|Rinaldi|Caruso|Ferrara
    Galli|Martini|Leone|Longo|Gentile|Martinelli|Vitale|Lombardo|Serra|Coppola|De Santis|D’Angelo|Marchetti
    Parisi|Villa|Conte|Ferraro|Ferri|Fabbri|Bianco|Marini|Grasso|Valentini|Messina|Sala|De Angelis|Gatti
    Pellegrini|Palumbo|Sanna|Farina|Rizzi|Monti|Cattaneo|Morelli|Amato|Silvestri|Mazza|Testa|Grassi|Pellegrino
    Carbone|Giuliani|Benedetti|Barone|Rossetti|Caputo|Montanari|Guerra|Palmieri|Bernardi|Martino|Fiore|De Rosa
    Ferretti|Bellini|Basile|Riva|Donati|Piras|Vitali|Battaglia|Sartori|Neri|Costantini|Milani|Pagano|Ruggiero
    Sorrentino|D’Amico|Orlando|D’Alessio|Negri|Mantovani|Zanini|Tosi|Bassi|Bruni|Cocco|Fadda|Melis|Murgia
    Zanella|Zanon|Furlan|Moro|Visentin|Brambilla|Fumagalli|Crippa|Ghezzi|Galbiati|Perego|Bertolini|Cavalli
    Gaspari|Landi|Lazzari|Marangoni|Nardi|Olivieri|Pastore|Quaranta|Raimondi|Salvi|Tedesco|Ventura|Zappa
    Antonelli|Bonetti|Calabrese|Del Bianco|Ercolani|Fantoni|Guidi|Iannone|Locatelli|Magnani|Poli|Santini
    Trevisan|Volpe`,
});
