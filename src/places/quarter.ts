/**
 * Quarters of large cities that births are recorded in and GeoNames has no place of this list for, by the number of their city
 * at geonames.org. A chart for the city is within a few kilometres, and the answer names the city.
 */
export const QUARTERS: Readonly<Record<string, readonly string[]>> = {
  // London
  '2643743': [
    ...['Balham', 'Bayswater', 'Belgravia', 'Bermondsey', 'Blackheath', 'Bloomsbury', 'Chiswick', 'Covent Garden'],
    ...['Deptford', 'Dulwich', "Earl's Court", 'Earls Court', 'Finsbury', 'Fitzrovia', 'Fulham', 'Golders Green'],
    ...['Greenwich', 'Hampstead', 'Highgate', 'Holborn', 'Isle of Dogs', 'Kensington', 'Kentish Town', "King's Cross"],
    ...['Knightsbridge', 'Lewisham', 'Leyton', 'Limehouse', 'Maida Vale', 'Marylebone', 'Mayfair', 'Mile End'],
    ...['Notting Hill', 'Paddington', 'Pimlico', 'Primrose Hill', 'Putney', "Regent's Park", 'Rotherhithe'],
    ...["Shepherd's Bush", 'Shepherds Bush', 'Shoreditch', 'Soho', 'South Kensington', 'Southwark', "St James's"],
    ...["St John's Wood", 'St Pancras', 'Stepney', 'Stockwell', 'Stoke Newington', 'Stratford', 'Streatham', 'Tooting'],
    ...['Tottenham', 'Vauxhall', 'Wapping', 'Westminster', 'Whitechapel', 'Wimbledon'],
  ],
  // Manhattan
  '5125771': [
    ...['Greenwich Village', 'Lower East Side', 'Murray Hill', 'SoHo', 'Tribeca', 'Upper East Side', 'Upper West Side'],
  ],
  // Paris
  '2988507': ['Auteuil', 'Batignolles', 'Le Marais', 'Montmartre', 'Montparnasse', 'Saint-Germain-des-Prés'],
  // Berlin
  '2950159': [
    ...['Charlottenburg', 'Friedrichshain', 'Kreuzberg', 'Neukölln', 'Prenzlauer Berg', 'Schöneberg', 'Steglitz'],
    ...['Tempelhof', 'Tiergarten', 'Wedding', 'Wilmersdorf', 'Zehlendorf'],
  ],
}
